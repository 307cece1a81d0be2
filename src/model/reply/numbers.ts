import { COUNTED_PARTS, type CountedPart } from '../countedParts';
import { holdGuess } from '../guess/reader';
import { DAILY_CUPS, type DailyCups } from '../userInput';

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
