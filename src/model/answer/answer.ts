import { COUNTED_PARTS, type CountedPart } from '../countedWater';
import { holdGuess } from '../guess/reader';
import { DAILY_CUPS, type DailyCups } from '../userInput';
import { cleanSentence, decodeSentence, encodeSentence } from './sentence';

/** What a pupil says in numbers; none of them has to be said. */
export interface Answer {
  /** Four letters or digits by chance, no name: an answer that is given again takes the place of the first. */
  tag?: string | undefined;
  /** The cups that they drink in a day. */
  cups?: DailyCups | undefined;
  /** Their guess of the cups of one T-shirt's cotton, before the story and after it. */
  before?: number | undefined;
  after?: number | undefined;
  /** Which water they count. */
  counted: readonly CountedPart[];
}

export interface PupilAnswer extends Answer {
  tag: string;
  sentence: string;
}

/** A pupil's link holds their answer in its fragment, and here is its version. */
export const ANSWER_PREFIX = '#answer=1.';
/** The class's code leads to an empty one. */
export const JOIN_HASH = '#join';

/** "ri" is rain and irrigation. */
const formatCounted = (parts: readonly CountedPart[]) =>
  COUNTED_PARTS.filter((part) => parts.includes(part))
    .map((part) => part[0])
    .join('');

/** Writes an answer's numbers: "k3f9_6_600_11000_ri"; what is not said is empty, "_6" are six cups alone. */
export function formatNumbers({ tag, cups, before, after, counted }: Answer): string {
  return [tag, cups, before, after, formatCounted(counted)]
    .map((said) => said ?? '')
    .join('_')
    .replace(/_+$/, '');
}

const readGuess = (text: string | undefined) => {
  const value = Number(text);
  return text && holdGuess('guess', value) === value ? value : undefined;
};

/** Reads what formatNumbers writes; undefined for anything else, and for nothing. */
export function parseNumbers(text: string): Answer | undefined {
  const [tag = '', cups, before, after, counted = ''] = text.split('_');
  const answer = {
    tag: /^[a-z0-9]{4}$/.test(tag) ? tag : undefined,
    cups: DAILY_CUPS.find((each) => String(each) === cups),
    before: readGuess(before),
    after: readGuess(after),
    counted: COUNTED_PARTS.filter((part) => counted.includes(part.charAt(0))),
  };
  return text !== '' && formatNumbers(answer) === text ? answer : undefined;
}

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
