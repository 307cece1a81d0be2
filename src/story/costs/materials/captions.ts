import { CO2_TOLD_FROM, COSTS_SPANS, ENERGY_TOLD_FROM, WINNERS_FROM } from '../../../charts/fabricRows/frame';
import type { Caption } from '../../../scene/scene';

interface Words {
  name: string;
  kind: 'claim' | 'note';
  half: 'left' | 'right';
  /** When they come where both halves have room, and where there is room for one claim and one note. */
  beside: number;
  striped: number | undefined;
}

const [SMOG] = COSTS_SPANS.smog;
const { beside: ENERGY, striped: ENERGY_STRIPED } = ENERGY_TOLD_FROM;

/** In the order of the story. */
const WORDS: readonly Words[] = [
  { name: 'thirst', kind: 'claim', half: 'left', beside: 0, striped: 0 },
  { name: 'share', kind: 'note', half: 'left', beside: 0, striped: 0 },
  { name: 'question', kind: 'claim', half: 'right', beside: 0, striped: undefined },
  { name: 'burning', kind: 'claim', half: 'right', beside: ENERGY, striped: ENERGY_STRIPED },
  { name: 'turns', kind: 'note', half: 'right', beside: 0, striped: ENERGY_STRIPED },
  { name: 'breathe', kind: 'claim', half: 'right', beside: SMOG, striped: SMOG },
  { name: 'breath', kind: 'claim', half: 'right', beside: CO2_TOLD_FROM, striped: CO2_TOLD_FROM },
  { name: 'grains', kind: 'note', half: 'right', beside: SMOG, striped: SMOG },
  { name: 'winners', kind: 'claim', half: 'left', beside: WINNERS_FROM, striped: WINNERS_FROM },
  { name: 'least', kind: 'note', half: 'left', beside: WINNERS_FROM, striped: WINNERS_FROM },
];

/** What is claimed and noted, one claim and one note a half at a time, or one of each where the measures lie in stripes. */
export const listCaptions = (isStriped: boolean): Caption[] =>
  WORDS.flatMap(({ name, kind, half, beside, striped }) => {
    const from = isStriped ? striped : beside;
    if (from === undefined) return [];
    return { name, from, rest: from === 0 ? 0.3 : from + 0.05, lane: isStriped ? kind : `${kind}-${half}` };
  });
