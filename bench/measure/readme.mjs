import { formatTable } from './tables.mjs';

/** @typedef {{ date: string, machine: string, rows: import('./tables.mjs').Row[] }} Part */

const START = '<!-- Measured: `npm run bench` writes what stands here. -->';
const END = '<!-- End of what `npm run bench` writes. -->';

/** What each part is, in the order in which README shows them. */
const TITLES = {
  page: 'Pages in Lighthouse 12, mobile, the median of five runs',
  tasks: 'What holds the page up once it has loaded, the processor slowed down four times',
  scroll: 'Scenes scrolled end to end, the processor slowed down four times',
  blocked: 'What moves while the main thread is blocked for two seconds',
  charts: 'The fabric dashboard, beside the same three bar charts by others',
  growth: 'More cups in the closing field: the exponent says how the work grows with them',
  soak: 'A hundred rounds through all pages, every chart played',
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

/** @param {Part['rows']} rows */
function judgeCharts(rows) {
  const lost = findLostColumns(rows);
  if (lost.length === 0) return 'Threadprint is ahead in every column.';
  return `Threadprint is ahead in every column but ${lost.map((name) => `“${name}”`).join(', ')}.`;
}

/**
 * README with the tables of `results` between its two marks.
 * @param {string} readme
 * @param {Partial<Record<string, Part>>} results
 */
export function composeReadme(readme, results) {
  const [before, rest] = readme.split(START);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined)
    throw new RangeError('README has lost the marks of its tables');
  const parts = Object.entries(TITLES).flatMap(([name, title]) => {
    const part = results[name];
    if (!part) return [];
    const verdict = name === 'charts' ? [judgeCharts(part.rows)] : [];
    return [`### ${title}`, formatTable(part.rows), ...verdict, `${part.date}, ${part.machine}.`];
  });
  return `${before}${[START, ...parts, END].join('\n\n')}${after}`;
}
