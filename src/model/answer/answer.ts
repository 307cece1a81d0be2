import { PUPIL_PREFIX } from '../stateHash';
import { type Answer, formatNumbers, parseNumbers } from './numbers';
import { cleanSentence, decodeSentence, encodeSentence } from './sentence';

export interface PupilAnswer extends Answer {
  tag: string;
  sentence: string;
}

/** A pupil's link holds their answer in its fragment, and here is its version. */
export const ANSWER_PREFIX = `${PUPIL_PREFIX}1.`;
/** The class's code leads to an empty one. */
export const JOIN_HASH = '#join';

/** Whether a fragment is a pupil's, not the board's. */
export const holdsPupil = (hash: string): boolean => hash === JOIN_HASH || hash.startsWith(PUPIL_PREFIX);

/** Writes a pupil's answer as a fragment: "#answer=1.k3f9_6_600.SSBjb3VudCByaXZlcnMu". */
export function formatAnswer(answer: PupilAnswer): string {
  const sentence = encodeSentence(cleanSentence(answer.sentence));
  return ANSWER_PREFIX + formatNumbers(answer) + (sentence && `.${sentence}`);
}

/** Reads a pupil's answer from a fragment; undefined for what formatAnswer does not write. Never throws. */
export function parseAnswer(hash: string): PupilAnswer | undefined {
  if (!hash.startsWith(ANSWER_PREFIX)) return undefined;
  const [numbers = '', encoded = ''] = hash.slice(ANSWER_PREFIX.length).split('.');
  const answer = parseNumbers(numbers);
  const sentence = decodeSentence(encoded);
  if (answer?.tag === undefined || sentence === undefined) return undefined;
  const pupil = { ...answer, tag: answer.tag, sentence };
  return formatAnswer(pupil) === hash ? pupil : undefined;
}

/** As much of a pasted text is read: sixty of the longest links, and words around them. */
const MOST_TEXT = 200_000;

/** Finds every answer in a text of links, and counts the links that hold none. */
export function findAnswers(text: string): { answers: PupilAnswer[]; unread: number } {
  const links = text.slice(0, MOST_TEXT).match(/#answer=[\w-]*(\.[\w-]+)*/g) ?? [];
  const answers = links.map(parseAnswer).filter((answer) => answer !== undefined);
  return { answers, unread: links.length - answers.length };
}

/** Makes a tag of four numbers between 0 and 1: "k3f9". */
export function composeTag(random: () => number): string {
  return Array.from({ length: 4 }, () => Math.floor(random() * 36).toString(36)).join('');
}
