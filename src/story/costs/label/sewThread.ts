/** What a part of a thread is: the reader's, what it takes, and a guess that goes beyond it. */
type Look = 'guess' | 'truth' | 'loose';

interface SewnThread {
  /** In shares of the line, in the order in which they are sewn. */
  pieces: readonly { from: number; to: number; look: Look }[];
  knots: readonly { at: number; look: 'guess' | 'truth' | 'exact' }[];
}

/** Sews a guess's line: up to the guess in the reader's thread, on to the truth in white; alone, the truth. */
export function sewThread(guess: number | undefined, truth: number): SewnThread {
  if (guess === undefined)
    return { pieces: [{ from: 0, to: truth, look: 'truth' }], knots: [{ at: truth, look: 'truth' }] };
  if (guess === truth)
    return { pieces: [{ from: 0, to: truth, look: 'guess' }], knots: [{ at: truth, look: 'exact' }] };
  const knots = [
    { at: guess, look: 'guess' },
    { at: truth, look: 'truth' },
  ] as const;
  return guess < truth
    ? {
        pieces: [
          { from: 0, to: guess, look: 'guess' },
          { from: guess, to: truth, look: 'truth' },
        ],
        knots,
      }
    : {
        pieces: [
          { from: 0, to: truth, look: 'truth' },
          { from: truth, to: guess, look: 'loose' },
        ],
        knots,
      };
}
