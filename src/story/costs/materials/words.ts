import { CO2_TOLD_FROM, COSTS_SPANS, ENERGY_TOLD_FROM, WINNERS_FROM } from '../../../charts/costs/frame';

/** Words that stand for a part of the scene; a lane holds one at a time. */
export interface Words {
  name: string;
  /** From which progress on, and until which, they stand beside the other half's, and where there is one lane only. */
  beside: readonly [from: number, to: number];
  striped: readonly [from: number, to: number] | undefined;
}

const [SMOG] = COSTS_SPANS.smog;
const [FIRST, LAST] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
const { beside: ENERGY, striped: ENERGY_STRIPED } = ENERGY_TOLD_FROM;

/** In the order of the story. */
export const COSTS_WORDS: readonly Words[] = [
  { name: 'thirst', beside: [FIRST, WINNERS_FROM], striped: [FIRST, ENERGY_STRIPED] },
  { name: 'share', beside: [FIRST, WINNERS_FROM], striped: [FIRST, ENERGY_STRIPED] },
  { name: 'question', beside: [FIRST, ENERGY], striped: undefined },
  { name: 'burning', beside: [ENERGY, SMOG], striped: [ENERGY_STRIPED, SMOG] },
  { name: 'turns', beside: [FIRST, SMOG], striped: [ENERGY_STRIPED, SMOG] },
  { name: 'breathe', beside: [SMOG, CO2_TOLD_FROM], striped: [SMOG, CO2_TOLD_FROM] },
  { name: 'breath', beside: [CO2_TOLD_FROM, LAST], striped: [CO2_TOLD_FROM, WINNERS_FROM] },
  { name: 'grains', beside: [SMOG, LAST], striped: [SMOG, WINNERS_FROM] },
  { name: 'winners', beside: [WINNERS_FROM, LAST], striped: [WINNERS_FROM, LAST] },
  { name: 'least', beside: [WINNERS_FROM, LAST], striped: [WINNERS_FROM, LAST] },
];

/** Whether words stand at that progress. */
export function isSaid({ beside, striped }: Words, progress: number, isStriped: boolean): boolean {
  const span = isStriped ? striped : beside;
  return span !== undefined && progress >= span[0] && progress < span[1];
}

/** Where words can be read best: there the story goes when the focus enters them. */
export function findRest({ beside, striped }: Words, isStriped: boolean): number {
  const [from, to] = (isStriped ? striped : beside) ?? beside;
  return from === FIRST ? 0.3 : Math.min(1, from + Math.min(0.08, (to - from) / 2));
}
