import type { Count } from '../../../model/lives/worlds';

/** Grams that the picture shows at least on either side, so that two like lives do not look far apart. */
const LEAST_GRAMS = 12;
/** Room above and below the yarns, in percent of the picture. */
const PAD = { top: 11, bottom: 3 };

interface Yarn {
  index: number;
  /** In percent of the picture: its middle, its upper end, its length. */
  x: number;
  y: number;
  length: number;
  isALighter: boolean;
}

/** All yarns of one side as one path: two hundred elements would answer late. */
export const drawYarns = (yarns: readonly Yarn[]): string =>
  yarns.map(({ x, y, length }) => `M${x} ${y}v${length}`).join('');

interface PlacedWorlds {
  yarns: readonly Yarn[];
  /** The beam that yarns hang from where B is lighter, and stand on where A is. */
  beam: number;
  /** Lines for grams less: below the beam. */
  ticks: readonly { grams: number; y: number }[];
}

const round = (value: number) => Number(value.toFixed(3));

/** Places a yarn for each world, in percent of the picture, so that it fits any box. */
export function placeWorlds({ outcomes }: Pick<Count, 'outcomes'>): PlacedWorlds {
  const differences = outcomes.map(({ difference }) => difference);
  const above = Math.max(LEAST_GRAMS, ...differences);
  const below = Math.max(LEAST_GRAMS, ...differences.map((difference) => -difference));
  const perGram = (100 - PAD.top - PAD.bottom) / (above + below);
  const beam = PAD.top + above * perGram;
  const pitch = 100 / outcomes.length;
  const yarns = outcomes.map(({ index, difference }, place) => ({
    index,
    x: round((place + 0.5) * pitch),
    y: round(beam - Math.max(0, difference * perGram)),
    length: round(Math.abs(difference * perGram)),
    isALighter: difference > 0,
  }));
  const step = [10, 25, 50, 100, 200, 500].find((grams) => below / grams <= 4) ?? 1000;
  const ticks = Array.from({ length: Math.floor(below / step) }, (_, n) => {
    const grams = (n + 1) * step;
    return { grams, y: round(beam + grams * perGram) };
  });
  return { yarns, beam: round(beam), ticks };
}
