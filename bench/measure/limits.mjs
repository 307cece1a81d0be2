/**
 * @typedef {import('./tables.mjs').Row} Row
 * @typedef {{ column: string, atMost?: number, atLeast?: number }} Limit
 */

/** What each part is held against. */
export const LIMITS = /** @type {Record<string, Limit[]>} */ ({
  pages: [
    { column: 'performance', atLeast: 98 },
    { column: 'accessibility', atLeast: 100 },
    { column: 'best practices', atLeast: 100 },
    { column: 'SEO', atLeast: 100 },
    { column: 'LCP, × bare', atMost: 1.15 },
    { column: 'TBT, ms', atMost: 150 },
    { column: 'CLS', atMost: 0 },
  ],
  shifts: ['phone', 'phone, offered German', 'desk', 'desk, offered German'].map((column) => ({
    column,
    atMost: 0.02,
  })),
  controls: [
    { column: 'unslowed, ms', atMost: 100 },
    { column: 'slowed four times, ms', atMost: 200 },
  ],
  frames: [
    { column: 'beyond idle', atMost: 0 },
    { column: 'script a frame, ms', atMost: 4 },
  ],
  answers: [{ column: 'read and drawn, ms', atMost: 200 }],
  bars: [{ column: 'exponent', atMost: 1.1 }],
  rest: ['at the top', 'halfway', 'at the end'].map((column) => ({ column, atMost: 0 })),
});

const showLimit = (/** @type {Limit} */ { column, atMost, atLeast }) =>
  atMost === undefined ? `${column} at least ${atLeast}` : `${column} at most ${atMost}`;

/** Of a row the cells that name it: the first, and the next one while it is text, e.g. "home, cup". */
const showName = (/** @type {Row} */ row) =>
  Object.values(row)
    .slice(0, 2)
    .filter((cell) => typeof cell === 'string')
    .join(', ');

/**
 * One sentence on what a part is held against, and one on each row that missed it, by how much.
 * @param {readonly Row[]} rows
 * @param {readonly Limit[]} limits
 */
export function judgeLimits(rows, limits) {
  const missed = rows.flatMap((row) =>
    limits.flatMap(({ column, atMost = Number.POSITIVE_INFINITY, atLeast = Number.NEGATIVE_INFINITY }) => {
      if (!(column in row)) return [];
      const value = row[column];
      if (typeof value !== 'number') return [`${showName(row)}: ${column} not measured`];
      return value > atMost || value < atLeast ? [`${showName(row)}: ${column} ${value}`] : [];
    }),
  );
  const held = `Held against: ${limits.map(showLimit).join('; ')}.`;
  return `${held} ${missed.length === 0 ? 'All reached.' : `Missed: ${missed.join('; ')}.`}`;
}
