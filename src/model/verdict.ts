import type { ClaimText, Grade, Verdict } from '../data/claim';
import type { Figure } from '../data/figures';

export type FindText = (id: string) => ClaimText | undefined;

/**
 * The one rule: the most that a figure may say of itself by what was read of it. "Read" means that this very figure was
 * read; a text that only repeats it, and another value, confirm nothing.
 */
export const MOST: Readonly<Record<Exclude<Grade, 'arithmetic'>, Verdict>> = {
  original: 'holds',
  'quotation with reference': 'holds',
  'near value': 'holds with a note',
  'measured sum': 'holds with a note',
  'another value': 'unconfirmed',
  'only repeated': 'unconfirmed',
  'not found': 'unconfirmed',
};

/** Whether what was read of a figure, by itself, leaves it unconfirmed. */
export const confirmsNothing = (grade: Grade): boolean =>
  grade !== 'arithmetic' && MOST[grade] === 'unconfirmed';

/** Lists the ids that a formula names: "dyeing" for {dyeing.low}. */
function listParts({ formula }: ClaimText): string[] {
  if (formula === undefined) return [];
  const expressions = 'value' in formula ? [formula.value] : [formula.low, formula.high];
  return expressions.flatMap((expression) =>
    [...expression.matchAll(/\{([a-z0-9-]+)/g)].map(([, id = '']) => id),
  );
}

/** Lists the unconfirmed figures that an arithmetic goes back to, however far: the 44 behind 55.7%. */
export function listUnconfirmed(text: ClaimText, findText: FindText): string[] {
  if (text.evidence.grade !== 'arithmetic') return [];
  const found = listParts(text).flatMap((id) => {
    const part = findText(id);
    if (part === undefined) return [];
    return confirmsNothing(part.evidence.grade) ? [id] : listUnconfirmed(part, findText);
  });
  return [...new Set(found)];
}

/** The most that a claim may say of itself: arithmetic is as sure as the worst figure behind it. */
function findMost(text: ClaimText, findText: FindText): Verdict {
  const { grade } = text.evidence;
  if (grade !== 'arithmetic') return MOST[grade];
  return listUnconfirmed(text, findText).length > 0 ? 'unconfirmed' : 'holds';
}

/**
 * What a claim has earned. Notes belong to one figure each, so what may hold may have one; what is off stays off where it is
 * told, and what follows from it says so for itself.
 */
export function calculateVerdict(text: ClaimText, findText: FindText): Verdict {
  if (text.verdict === 'off') return 'off';
  const most = findMost(text, findText);
  return most === 'unconfirmed' || text.verdict === 'holds' ? most : 'holds with a note';
}

/** Says in words that a claim states more, or less, than what stands behind it; undefined where it does not. */
export function describeOverclaim(id: string, text: ClaimText, findText: FindText): string | undefined {
  const { evidence, verdict } = text;
  const earned = calculateVerdict(text, findText);
  if (verdict === earned) return undefined;
  if (verdict === 'unconfirmed') return `${id} says "unconfirmed", but its evidence is "${evidence.grade}"`;
  const [first] = listUnconfirmed(text, findText);
  return first === undefined
    ? `${id} may not say "${verdict}": its evidence is "${evidence.grade}"`
    : `${id} may not say "${verdict}": it rests on ${first}, which is unconfirmed`;
}

/** Says in words that a figure lacks the mark of the unconfirmed, or has it without need; undefined where it is right. */
export function describeMark(
  id: string,
  text: ClaimText,
  { isUnconfirmed }: Figure,
  findText: FindText,
): string | undefined {
  // What is off and was not found, either, has both marks.
  if ((isUnconfirmed ?? false) === (findMost(text, findText) === 'unconfirmed')) return undefined;
  return isUnconfirmed
    ? `${id} is marked as unconfirmed, but what stands behind it was read`
    : `${id} must be marked as unconfirmed`;
}
