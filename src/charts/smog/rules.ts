/** The rules of the smog. One repeat is one puff from every bar; the puffs of one repeat are a group. */
export const SMOG = {
  /** A puff rises with its bar, … */
  riseMs: 4000,
  /** … then drifts and fades. */
  driftMs: 6000,
  /** From one repeat to the next. */
  repeatEveryMs: 1400,
  /** A puff comes up to this much after its repeat has begun. */
  longestDelayMs: 900,
  /** With so many groups a round is full: when the last has faded all are cleared, and a new round begins. */
  repeatsPerRound: 100,
  rounds: 5,
} as const;

/** Life of one puff. */
export const PUFF_MS = SMOG.riseMs + SMOG.driftMs;
/** From a round's first puff to its last. */
export const ROUND_MS = (SMOG.repeatsPerRound - 1) * SMOG.repeatEveryMs + SMOG.longestDelayMs + PUFF_MS;

/** When the last puff has faded; from then on the air stays clear. */
export const SMOG_ENDS_MS = ROUND_MS * SMOG.rounds;

/** The moment that stands for the smog where nothing may move. */
export const STILL_SMOG_MS = 6400;
