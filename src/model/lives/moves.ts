import { calculateParts, calculateUsePercent, type Life, type Parts, STARTS } from './life';

/** What a reader moves between the two studies, one by one. */
export const MOVE_IDS = ['drying', 'ironing', 'power'] as const;
export type MoveId = (typeof MOVE_IDS)[number];

const MOVES: Readonly<Record<MoveId, Partial<Life>>> = {
  drying: { driedPercent: STARTS.higher.driedPercent },
  ironing: { ironedPercent: STARTS.higher.ironedPercent },
  power: { power: STARTS.higher.power },
};

interface MovedShare {
  parts: Parts;
  /** The share of use in whole percents, and that of the start. */
  percent: number;
  startPercent: number;
  /** What each move that is made adds, in the order of the list: they add up to the whole. */
  steps: readonly { move: MoveId; added: number }[];
}

/** Makes some of the moves, from the life near the lower share on: 19, 29, 36, 52 percent. */
export function makeMoves(made: readonly MoveId[]): MovedShare {
  let life: Life = STARTS.lower;
  const shareOf = () => Math.round(calculateUsePercent(calculateParts(life)));
  const startPercent = shareOf();
  let percent = startPercent;
  const steps = MOVE_IDS.filter((move) => made.includes(move)).map((move) => {
    life = { ...life, ...MOVES[move] };
    const added = shareOf() - percent;
    percent += added;
    return { move, added };
  });
  return { parts: calculateParts(life), percent, startPercent, steps };
}
