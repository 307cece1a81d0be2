import { type Life, OPENING, type Pair, POWER_IDS } from './life';

/** The form of the fragment; another number is another form, and read as if it were absent. */
const VERSION = '1';

/** The ends of what a reader can set. */
export const LIMITS = {
  wears: [10, 200],
  wearsAWash: [1, 5],
  driedPercent: [0, 100],
  ironedPercent: [0, 100],
} as const satisfies Partial<Record<keyof Life, readonly [number, number]>>;
export type NumberKey = keyof typeof LIMITS;

const isWithin = (key: NumberKey, value: number): boolean =>
  Number.isInteger(value) && value >= LIMITS[key][0] && value <= LIMITS[key][1];

/** Writes a life: "w45-c1-d0-i40-eu-n". */
function formatLife(life: Life): string {
  const { wears, wearsAWash, driedPercent, ironedPercent, power, isSecondHand } = life;
  return `w${wears}-c${wearsAWash}-d${driedPercent}-i${ironedPercent}-${power}-${isSecondHand ? 's' : 'n'}`;
}

/** Reads a life; undefined for anything that `formatLife` would not write. */
export function parseLife(text: string): Life | undefined {
  const [, wears, wash, dried, ironed, code, bought] =
    /^w([1-9]\d*)-c(\d)-d(0|[1-9]\d*)-i(0|[1-9]\d*)-([a-z]{2})-([ns])$/.exec(text) ?? [];
  const power = POWER_IDS.find((id) => id === code);
  const numbers = {
    wears: Number(wears),
    wearsAWash: Number(wash),
    driedPercent: Number(dried),
    ironedPercent: Number(ironed),
  };
  const areWithin = Object.entries(numbers).every(([key, value]) => isWithin(key as NumberKey, value));
  return power && areWithin ? { ...numbers, power, isSecondHand: bought === 's' } : undefined;
}

/** Writes both lives as an address's fragment: "#v=1&a=w45-c1-d0-i40-eu-n&b=w90-c1-d30-i40-eu-n". */
export function formatLives({ a, b }: Pair): string {
  return `#v=${VERSION}&a=${formatLife(a)}&b=${formatLife(b)}`;
}

/**
 * Reads both lives from a fragment, in whichever letters, whatever a messenger has put behind them. What is wrong, or said
 * twice, is as if absent: there the opening pair stands, and `unread` names it.
 */
export function parseLives(hash: string): { pair: Pair; unread?: keyof Pair | 'both' } {
  const said = new URLSearchParams(hash.toLowerCase().replace(/^#/, ''));
  const read = (name: string) => {
    const [value, ...more] = new Set(
      said.getAll(name).map((text) => /^[a-z\d-]*/.exec(text.trim())?.[0] ?? ''),
    );
    return more.length === 0 ? value : undefined;
  };
  const isKnown = read('v') === VERSION;
  const [a, b] = ['a', 'b'].map((name) => (isKnown ? parseLife(read(name) ?? '') : undefined));
  const pair = { a: a ?? OPENING.a, b: b ?? OPENING.b };
  if (a && b) return { pair };
  return { pair, unread: a ? 'b' : b ? 'a' : 'both' };
}
