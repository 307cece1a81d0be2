import { figures } from '../../data/figures';
import { livesFigures as facts } from '../../data/livesFigures';
import { addParts, calculateParts, MIDDLE, type Pair, type World } from './life';

/** What both shirts share, and how long each of them really lasts: a factor on its planned wears. */
interface DrawnWorld extends World {
  lastingA: number;
  lastingB: number;
}
export type Assumption = keyof DrawnWorld;

export const MIDDLE_WORLD: DrawnWorld = { ...MIDDLE, lastingA: 1, lastingB: 1 };

type Band = readonly [from: number, to: number];
const LASTING: Band = [facts['lasting-factor'].low, facts['lasting-factor'].high];

/** Between which values each assumption is taken. Those whose ends are not published are ours, and marked so. */
export const BANDS: Readonly<Record<Assumption, Band>> = {
  makingKg: [facts['published-shirts-co2'].low, facts['published-shirts-co2'].high],
  lastingA: LASTING,
  lastingB: LASTING,
  dryerKwhPerKg: [facts['drying-energy'].value, facts['drying-energy-high'].value],
  shirtKg: [facts['light-shirt'].value / 1000, figures['shirt-weight'].value / 1000],
  ironingHours: [facts['ironing-time'].low, facts['ironing-time'].high],
  replaced: [facts['secondhand-older'].value / 100, figures['secondhand-replaces'].value / 100],
};
export const ASSUMPTIONS = Object.keys(BANDS) as Assumption[];

/** The base of the Halton sequence for each assumption: primes, so that no two go together. */
const BASES: Readonly<Record<Assumption, number>> = {
  makingKg: 2,
  lastingA: 3,
  lastingB: 5,
  dryerKwhPerKg: 7,
  shirtKg: 11,
  ironingHours: 13,
  replaced: 17,
};

export const WORLD_COUNT = 200;
/** The first numbers of a Halton sequence climb in step: left out, as is usual. */
const FIRST_INDEX = 20;

/** The digits of `index` in that base, mirrored at the point: halton(6, 2) is 0.011 in binary, 0.375. */
export function halton(index: number, base: number): number {
  let [fraction, sum, left] = [1, 0, index];
  while (left > 0) {
    fraction /= base;
    sum += fraction * (left % base);
    left = Math.floor(left / base);
  }
  return sum;
}

function drawWorld(index: number): DrawnWorld {
  const draw = (key: Assumption) => {
    const [from, to] = BANDS[key];
    const part = halton(index, BASES[key]);
    // From 2 to 18 kg: as often below 6 as above.
    return key === 'makingKg' ? from * (to / from) ** part : from + (to - from) * part;
  };
  return Object.fromEntries(ASSUMPTIONS.map((key) => [key, draw(key)])) as unknown as DrawnWorld;
}

/** The same 200 worlds in every browser: a fixed sequence, no dice. */
export const WORLDS: readonly DrawnWorld[] = Array.from({ length: WORLD_COUNT }, (_, n) =>
  drawWorld(FIRST_INDEX + n),
);

/** By how many grams a wear B is above A in a world: below 0, B is lighter. */
export function calculateDifference({ a, b }: Pair, world: DrawnWorld = MIDDLE_WORLD): number {
  return (
    addParts(calculateParts(b, world, world.lastingB)) - addParts(calculateParts(a, world, world.lastingA))
  );
}

/** Two lives whose grams differ by less are called even. */
const EVEN_GRAMS = 0.5;

/** Which life is lighter where B is so many grams above A. */
export function findLighter(difference: number): keyof Pair | 'even' {
  if (Math.abs(difference) <= EVEN_GRAMS) return 'even';
  return difference > 0 ? 'a' : 'b';
}

interface Count {
  /** Grams that B is above A, world by world. */
  differences: readonly number[];
  aLighter: number;
  bLighter: number;
  even: number;
}

/** Counts in how many of the worlds each life is lighter. */
export function countWorlds(pair: Pair): Count {
  const differences = WORLDS.map((world) => calculateDifference(pair, world));
  const count = (lighter: string) => differences.filter((each) => findLighter(each) === lighter).length;
  return { differences, aLighter: count('a'), bLighter: count('b'), even: count('even') };
}

/** The numbers of the worlds, those first in which the life is lighter that is so in more of them. */
export function sortWorlds(pair: Pair): number[] {
  const { differences, aLighter, bLighter } = countWorlds(pair);
  const sign = bLighter >= aLighter ? 1 : -1;
  const at = (world: number) => sign * (differences[world] ?? 0);
  return [...differences.keys()].sort((one, other) => at(one) - at(other) || one - other);
}
