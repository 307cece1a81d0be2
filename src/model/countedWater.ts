import { type FigureId, figures } from '../data/figures';
import { COUNTED_PARTS, type CountedPart } from './countedParts';

interface Rule {
  parts: readonly CountedPart[];
  liters: FigureId;
  cups: FigureId;
}

const RULES = {
  /** By newer data, for the raw cotton; its cups are a part of the cloth's. */
  fiber: { parts: ['irrigation'], liters: 'irrigation-liters', cups: 'fiber-irrigation-cups' },
  /** The same question by older data, for finished cloth. Whatever else is counted is counted in that study. */
  cloth: { parts: ['irrigation'], liters: 'irrigation-part-liters', cups: 'irrigation-cups' },
  usedUp: { parts: ['rain', 'irrigation'], liters: 'used-up-liters', cups: 'used-up-cups' },
  quoted: { parts: ['rain', 'irrigation', 'dilution'], liters: 'cotton-liters', cups: 'cotton-cups' },
  whole: { parts: COUNTED_PARTS, liters: 'shirt-liters', cups: 'shirt-cups' },
  rain: { parts: ['rain'], liters: 'rain-part-liters', cups: 'rain-cups' },
  dilution: { parts: ['dilution'], liters: 'dilution-part-liters', cups: 'dilution-cups' },
  factory: { parts: ['factory'], liters: 'factory-liters', cups: 'after-finishing' },
} as const satisfies Record<string, Rule>;

/** The counts that are claims of their own. */
type NamedCount = keyof typeof RULES;
export const NAMED_COUNTS = Object.keys(RULES) as NamedCount[];

export interface WaterCount {
  name: NamedCount | 'none' | 'sum';
  liters: number;
  cups: number;
  /** What stands behind the two numbers; a sum of the reader's own has none. */
  claims?: { liters: FigureId; cups: FigureId };
  /** At most: the factory's water is a range. */
  isMost: boolean;
}

const readMost = (id: FigureId): number => {
  const figure = figures[id];
  return 'low' in figure ? figure.high : figure.value;
};

/** What one part alone is counted as. */
const ALONE: Readonly<Record<CountedPart, NamedCount>> = {
  rain: 'rain',
  irrigation: 'cloth',
  dilution: 'dilution',
  factory: 'factory',
};

const sum = (parts: readonly CountedPart[], what: 'liters' | 'cups') =>
  parts.reduce((total, part) => total + readMost(RULES[ALONE[part]][what]), 0);

/**
 * Counts the water of one T-shirt: liters and cups of the parts that the reader counts. Irrigation alone is that of the raw
 * cotton, unless it is counted the older way.
 */
export function countWater(parts: readonly CountedPart[], isOlder: boolean): WaterCount {
  const isMost = parts.includes('factory');
  const name = NAMED_COUNTS.find(
    (count) =>
      COUNTED_PARTS.every(
        (part) => (RULES[count].parts as readonly string[]).includes(part) === parts.includes(part),
      ) &&
      (count !== 'fiber' || !isOlder),
  );
  if (name === undefined)
    return {
      name: parts.length === 0 ? 'none' : 'sum',
      liters: sum(parts, 'liters'),
      cups: sum(parts, 'cups'),
      isMost,
    };
  const { liters, cups } = RULES[name];
  return { name, liters: readMost(liters), cups: readMost(cups), claims: { liters, cups }, isMost };
}

/** What a switch counts by itself, in liters: irrigation as it is counted beside the others. */
export const countPart = (part: CountedPart, count: WaterCount): number =>
  part === 'irrigation' && count.name === 'fiber' ? count.liters : sum([part], 'liters');

/** A named count by its parts. */
export const countNamed = (name: NamedCount): WaterCount => countWater(RULES[name].parts, name === 'cloth');
