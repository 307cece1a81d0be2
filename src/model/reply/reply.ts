import { isJoin, PUPIL_PREFIX, startsLike } from '../stateHash';
import { readUnsealed, readWhole, writeWhole } from '../wholeText';
import { type Answer, formatNumbers, parseNumbers } from './numbers';
import { cleanSentence, decodeSentence, encodeSentence } from './sentence';

/** What a pupil says in words: what they found, or why they count as they do; and what they had predicted. */
export interface Sentences {
  sentence: string;
  prediction?: string | undefined;
}

export interface PupilReply extends Answer, Sentences {
  tag: string;
  /** It comes from a link of the first edition, which does not say its length: it may have been cut. */
  isUnsealed?: true;
}

/** A pupil's link holds their answer in its fragment, and here is its version. */
const ANSWER_PREFIX = `${PUPIL_PREFIX}2.`;
/** The first edition's links have no length. */
const UNSEALED_PREFIX = `${PUPIL_PREFIX}1.`;

/** Whether a fragment is a pupil's, not the board's. */
export const holdsPupil = (hash: string): boolean => isJoin(hash) || startsLike(hash, PUPIL_PREFIX);

/** Writes all that a pupil says: "k3f9_6_600.SSBjb3VudCByaXZlcnMu". */
const writePupil = (answer: PupilReply): string =>
  [
    formatNumbers(answer),
    ...[answer.sentence, answer.prediction ?? ''].map((text) => encodeSentence(cleanSentence(text))),
  ]
    .join('.')
    .replace(/\.+$/, '');

/** Writes a pupil's answer as a fragment: "#answer=2.31.k3f9_6_600.SSBjb3VudCByaXZlcnMu". */
export const formatReply = (answer: PupilReply): string => ANSWER_PREFIX + writeWhole(writePupil(answer));

function readPupil(text: string): PupilReply | undefined {
  const [numbers = '', ...encoded] = text.split('.');
  const answer = parseNumbers(numbers);
  const [sentence = '', prediction = ''] = encoded.map(decodeSentence);
  if (answer?.tag === undefined) return undefined;
  const pupil = { ...answer, tag: answer.tag, sentence, ...(prediction && { prediction }) };
  // Anything else than writePupil would write is no answer.
  return writePupil(pupil) === text ? pupil : undefined;
}

/**
 * Reads a pupil's answer from a fragment, whatever a messenger has put behind it; undefined for one that is cut short, and
 * for what formatReply does not write. Never throws.
 */
export function parseReply(hash: string): PupilReply | undefined {
  if (hash.startsWith(UNSEALED_PREFIX)) {
    const pupil = readPupil(readUnsealed(hash.slice(UNSEALED_PREFIX.length)));
    return pupil && { ...pupil, isUnsealed: true };
  }
  if (!hash.startsWith(ANSWER_PREFIX)) return undefined;
  const text = readWhole(hash.slice(ANSWER_PREFIX.length));
  return text === undefined ? undefined : readPupil(text);
}

/** As much of a pasted text is read: sixty of the longest links, and words around them. */
const MOST_TEXT = 200_000;

/** Finds every answer in a text of links, and counts the links that hold none. */
export function findReplies(text: string): { answers: PupilReply[]; unread: number } {
  const links = text.slice(0, MOST_TEXT).split(PUPIL_PREFIX).slice(1);
  // What goes on with the next link is none of this one, however closely it follows.
  const answers = links
    .map((link) => parseReply(PUPIL_PREFIX + link.replace(/https?:.*$/s, '')))
    .filter((answer) => answer !== undefined);
  return { answers, unread: links.length - answers.length };
}

/**
 * Leaves out what is the beginning of an answer that stands, by a link that does not say its length: it was cut on its way.
 */
export function leaveOutCut(stood: readonly PupilReply[], read: readonly PupilReply[]): PupilReply[] {
  const known = new Map(stood.map((answer) => [answer.tag, writePupil(answer)]));
  return read.filter((answer) => {
    const text = writePupil(answer);
    const before = known.get(answer.tag);
    if (answer.isUnsealed && before !== text && before?.startsWith(text)) return false;
    known.set(answer.tag, text);
    return true;
  });
}

/** Makes a tag of four numbers between 0 and 1: "k3f9". */
export function composeTag(random: () => number): string {
  return Array.from({ length: 4 }, () => Math.floor(random() * 36).toString(36)).join('');
}
