import { figures } from '../../data/figures';
import { livesFigures as facts } from '../../data/livesFigures';

/** The powers to choose from, cleanest first: the EU's average among eleven countries. */
export const POWER_IDS = ['ch', 'be', 'es', 'pt', 'gb', 'tr', 'it', 'eu', 'us', 'tn', 'de', 'pl'] as const;
type PowerId = (typeof POWER_IDS)[number];

/** How one T-shirt is bought, worn and cared for: all that a reader can set. */
export interface Life {
  wears: number;
  wearsAWash: number;
  driedPercent: number;
  ironedPercent: number;
  power: PowerId;
  isSecondHand: boolean;
}

/** What nobody can set: what the model takes for true. */
export interface World {
  makingKg: number;
  shirtKg: number;
  dryerKwhPerKg: number;
  ironingHours: number;
  /** Of a second-hand purchase, how much of a new one it takes the place of. */
  replaced: number;
}

/** The published values in the middle of their bands, or the one that the models use. */
export const MIDDLE: World = {
  makingKg: facts['making-co2'].value,
  shirtKg: facts['light-shirt'].value / 1000,
  dryerKwhPerKg: facts['drying-energy'].value,
  ironingHours: facts['ironing-time'].high,
  replaced: figures['secondhand-replaces'].value / 100,
};

/** Grams of CO2e that one wear causes, by what causes them, in the order in which they are drawn. */
export interface Parts {
  making: number;
  washing: number;
  drying: number;
  ironing: number;
}
export const PART_IDS = [
  'making',
  'washing',
  'drying',
  'ironing',
] as const satisfies readonly (keyof Parts)[];

/**
 * Shares the making of a T-shirt by its wears and adds its care, in grams of CO2e a wear.
 * @param lasting how long it really lasts: the planned wears, times this
 */
export function calculateParts(life: Life, world: World = MIDDLE, lasting = 1): Parts {
  const bought = life.isSecondHand ? 1 + world.replaced : 1;
  const gramsPerKwh = (1000 * facts[`power-${life.power}`].value) / life.wearsAWash;
  return {
    making: (1000 * world.makingKg) / (life.wears * lasting) / bought,
    washing: gramsPerKwh * world.shirtKg * facts['washing-energy'].value,
    drying: gramsPerKwh * world.shirtKg * (life.driedPercent / 100) * world.dryerKwhPerKg,
    ironing: gramsPerKwh * (life.ironedPercent / 100) * world.ironingHours * facts['iron-power'].value,
  };
}

export const addCare = ({ washing, drying, ironing }: Parts): number => washing + drying + ironing;
export const addParts = (parts: Parts): number => parts.making + addCare(parts);

/** The share of use, in percent: 21.3 by Europe's rule. */
export function calculateUsePercent(parts: Parts): number {
  return (100 * addCare(parts)) / addParts(parts);
}

const RULE: Life = {
  wears: facts['life-wears'].value,
  wearsAWash: facts['wears-a-wash'].value,
  driedPercent: facts['washes-dried'].value,
  ironedPercent: facts['washes-ironed'].value,
  power: 'eu',
  isSecondHand: false,
};

/** The lives to start from: Europe's rule, and a way to the share of each of two studies. */
export const STARTS = {
  lower: { ...RULE, driedPercent: facts['washes-dried-less'].value },
  higher: { ...RULE, driedPercent: 100, ironedPercent: 100, power: 'pl' },
  rule: RULE,
} as const satisfies Record<string, Life>;
export type StartId = keyof typeof STARTS;

/** The pair that the page opens with: A is dried on a line, B is worn twice as long and meets the dryer as the rule has it. */
export const OPENING = {
  a: { ...RULE, driedPercent: 0 },
  b: { ...RULE, wears: 2 * RULE.wears },
} as const satisfies Pair;

export interface Pair {
  a: Life;
  b: Life;
}

export const isSameLife = (one: Life, other: Life): boolean =>
  (Object.keys(one) as (keyof Life)[]).every((key) => one[key] === other[key]);

/** Which of the starts a life is; undefined where it is the reader's own. */
export function findStart(life: Life): StartId | undefined {
  return (Object.keys(STARTS) as StartId[]).find((id) => isSameLife(STARTS[id], life));
}
