import type { StressedCountry } from '../../data/waterStress';

/** A piece of a yarn: whole where one country has all of its percent, a strip of it where several share it. */
interface YarnPiece {
  id: string;
  /** Across, in percent of cotton's river and well water. */
  from: number;
  to: number;
  /** How long, in percent of the country's own water. */
  stress: number;
}

/** Lays the countries side by side, each as wide as its part of `total`; yarns of one percent are cut where they meet. */
export function placeYarns(countries: readonly StressedCountry[], total: number): YarnPiece[] {
  let at = 0;
  return countries.flatMap(({ id, irrigationKm3, stressPercent }) => {
    const [start, end] = [at, at + (100 * irrigationKm3) / total];
    at = end;
    const pieces: YarnPiece[] = [];
    for (let yarn = Math.floor(start); yarn < end; yarn++) {
      pieces.push({ id, from: Math.max(start, yarn), to: Math.min(end, yarn + 1), stress: stressPercent });
    }
    return pieces;
  });
}

/** So much of its percent a yarn fills; the rest is the gap to the next. */
const FILL = 0.74;

/** Percent of its own width by which a whole yarn ends in a point. */
const POINT = 0.3;

/** The yarns as one path, `across` wide for each percent and `scale` high for each percent of stress; a whole one is pointed. */
export function traceYarns(pieces: readonly YarnPiece[], across: number, scale: number): string {
  const write = (value: number) => Number(value.toFixed(1));
  return pieces
    .map(({ from, to, stress }) => {
      // The gap is at the yarn's own edges, not where two countries share it.
      const edge = Math.floor(from + 1e-9);
      const [left, right] = [Math.max(from, edge + (1 - FILL) / 2), Math.min(to, edge + (1 + FILL) / 2)];
      if (right <= left) return '';
      const [x1, x2, y] = [left * across, right * across, stress * scale];
      const point = to - from > 1 - 1e-9 ? POINT * across : 0;
      const end = point > 0 ? `L${write((x1 + x2) / 2)} ${write(y)}` : '';
      return `M${write(x1)} 0H${write(x2)}V${write(y - point)}${end}L${write(x1)} ${write(y - point)}Z`;
    })
    .join('');
}

/** Where the drawing of a country's yarns begins and ends. */
export function findSpan(pieces: readonly YarnPiece[], id: string): { from: number; to: number } {
  const own = pieces.filter((piece) => piece.id === id);
  return { from: own[0]?.from ?? 0, to: own.at(-1)?.to ?? 0 };
}
