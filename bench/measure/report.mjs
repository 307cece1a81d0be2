import { judgeLimits, LIMITS } from './limits.mjs';
import { formatTable } from './tables.mjs';

/** @typedef {{ date: string, machine: string, rows: import('./tables.mjs').Row[] }} Part */

const START = '<!-- Measured: `npm run bench` writes what stands here. -->';
const END = '<!-- End of what `npm run bench` writes. -->';

/** What each part is, in the order in which bench/README.md shows them. */
const TITLES = {
  pages: 'Pages in Lighthouse, mobile, the median of five runs, beside a bare page with the same two fonts',
  shifts:
    'Layout shift of each page, and of each value that an address may hold, on slow 4G, the processor slowed down four times',
  controls: 'Every control pressed once: from the press to the paint that answers it',
  frames: 'Frames of each scene and each change of page, the processor not slowed down',
  rest: 'Frames that a page asks for in two seconds at rest',
  blocked: 'What moves while the main thread is blocked for two seconds',
  soak: 'A hundred rounds through all pages, every chart played',
  charts: 'The fabric dashboard, beside the same three bar charts by others',
  bars: 'One chart of more and more bars, by each library: the exponent says how the work grows with them',
  growth: 'More cups in the closing field: the exponent says how the work grows with them',
  answers: 'A class’s answers, pasted as links: from the press to the board that is drawn',
  slowed: 'For information: the same frames, the processor slowed down four times',
};

/**
 * The columns of numbers, less being better, in which another's row is ahead of the first.
 * @param {Part['rows']} rows
 */
export function findLostColumns([ours = {}, ...others]) {
  return Object.keys(ours).filter((key) => {
    const own = ours[key];
    return typeof own === 'number' && others.some((row) => Number(row[key]) < own);
  });
}

/** Why another may be ahead. @type {Record<string, string>} */
const REASONS = {
  'JS beyond React, bytes br': 'it holds four materials, three effects and the way by keys',
  'first complete picture, ms': 'its HTML holds every shape of its glasses, coils and chimneys',
  'script for it, ms': 'the HTML did not hold the charts',
  'script to mount, ms':
    'a glass, a coil or a chimney is a dozen shapes where theirs is one, and each bar has its name, its place among the keys and its tooltip',
  'script while animating, ms': 'water, smog and eighteen counting numbers are drawn with each frame',
  'heap after 100 rounds, kB': 'a few kilobytes are what the engine itself keeps',
};

/** @param {string} column */
const explain = (column) => `“${column}”${REASONS[column] ? ` (${REASONS[column]})` : ''}`;

/** @param {Part['rows'][number]} row */
const isOurs = (row) => String(row.charts ?? row.chart).startsWith('Threadprint');

/** Of ours, the charts that do the same work as the others' come first. @param {Part['rows']} rows */
function judgeCharts(rows) {
  const lost = findLostColumns([rows[0] ?? {}, ...rows.filter((row) => !isOurs(row))]);
  if (lost.length === 0) return 'Threadprint is ahead in every column.';
  return `Threadprint is ahead in every column but ${lost.map(explain).join(', ')}.`;
}

/**
 * A part's table, and what it shows beside its limits or beside others.
 * @param {string} name
 * @param {Part['rows']} rows
 */
export function formatPart(name, rows) {
  const limits = LIMITS[name];
  // The bare page is what ours are compared with, and so are the others' bars.
  const ours = name === 'pages' ? rows.slice(1) : name === 'bars' ? rows.filter(isOurs) : rows;
  const verdict = limits ? judgeLimits(ours, limits) : name === 'charts' && judgeCharts(rows);
  return [formatTable(rows), ...(verdict ? [verdict] : [])].join('\n\n');
}

/**
 * bench/README.md with the tables of `results` between its two marks.
 * @param {string} readme
 * @param {Partial<Record<string, Part>>} results
 */
export function composeReadme(readme, results) {
  const [before, rest] = readme.split(START);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined)
    throw new RangeError('bench/README.md has lost the marks of its tables');
  const parts = Object.entries(TITLES).flatMap(([name, title]) => {
    const part = results[name];
    if (!part) return [];
    return [`### ${title}`, formatPart(name, part.rows), `${part.date}, ${part.machine}.`];
  });
  return `${before}${[START, ...parts, END].join('\n\n')}${after}`;
}
