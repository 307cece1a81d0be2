import type { ClaimText, Verdict } from '../data/claim';
import type { Figure } from '../data/figures';

export type FindText = (id: string) => ClaimText | undefined;

/** Lists the ids that a formula names: "dyeing" for {dyeing.low}. */
function listParts({ formula }: ClaimText): string[] {
  if (formula === undefined) return [];
  const expressions = 'value' in formula ? [formula.value] : [formula.low, formula.high];
  return expressions.flatMap((expression) =>
    [...expression.matchAll(/\{([a-z0-9-]+)/g)].map(([, id = '']) => id),
  );
}

/** Whether nobody has read a figure: at all, or in its own document, where its claim says that the copy does not do. */
const isUnreadItself = ({ evidence: { grade }, verdict }: ClaimText): boolean =>
  grade === 'recalled' || (grade === 'secondary that quotes it' && verdict === 'unconfirmed');

/** Lists the figures that an arithmetic goes back to and that nobody has read, however far: the 44 behind 55.7%. */
export function listUnread(text: ClaimText, findText: FindText): string[] {
  const found = listParts(text).flatMap((id) => {
    const part = findText(id);
    if (part === undefined) return [];
    return isUnreadItself(part) ? [id] : listUnread(part, findText);
  });
  return [...new Set(found)];
}

/** Whether nobody has read a figure, or one that it follows from. */
const isUnread = (text: ClaimText, findText: FindText): boolean =>
  isUnreadItself(text) || listUnread(text, findText).length > 0;

/**
 * The most that a claim may say of itself: no more than the worst figure behind it. What nobody has read is unconfirmed,
 * and so is all arithmetic on it. Notes belong to one figure each; what is off stays off where it is told, and what
 * follows from it says so for itself.
 */
export function calculateVerdict(text: ClaimText, findText: FindText): Verdict {
  if (text.verdict === 'off') return 'off';
  if (isUnread(text, findText)) return 'unconfirmed';
  return text.verdict === 'unconfirmed' ? 'holds with a note' : text.verdict;
}

/** Says in words that a claim states more, or less, than what stands behind it; undefined where it does not. */
export function describeOverclaim(id: string, text: ClaimText, findText: FindText): string | undefined {
  const { evidence, verdict } = text;
  const earned = calculateVerdict(text, findText);
  if (verdict === earned) return undefined;
  if (verdict === 'unconfirmed') return `${id} says "unconfirmed", but its evidence is "${evidence.grade}"`;
  const [first] = listUnread(text, findText);
  return first === undefined
    ? `${id} may not say "${verdict}": nobody has read it`
    : `${id} may not say "${verdict}": it rests on ${first}, which nobody has read`;
}

/** Says in words that a figure lacks the mark of the unconfirmed, or has it without need; undefined where it is right. */
export function describeMark(
  id: string,
  text: ClaimText,
  { isUnconfirmed }: Figure,
  findText: FindText,
): string | undefined {
  if ((isUnconfirmed ?? false) === isUnread(text, findText)) return undefined;
  return isUnconfirmed
    ? `${id} is marked as unconfirmed, but what stands behind it was read`
    : `${id} must be marked as unconfirmed`;
}
