import { LIMITS } from '../bench/measure/limits.mjs';

/** What pages may weigh, in bytes as compressed by Brotli 11, for a screen 390 px wide at a device pixel ratio of 2. */
export const BUDGETS = {
  /** Everything that a page runs without a press. */
  scripts: 150_000,
  /** Cards, weaves and label are one chunk beside the charts (docs/decisions/008-one-route-one-chunk.md). */
  scriptsOfCosts: 165_000,
  libraries: 90_000,
  /** Inlined into the page. */
  styles: 17_500,
  fonts: 95_000,
  /** Home as it loads, with all that it asks for. */
  home: 250_000,
  /** Every chapter, read to its end. */
  story: 650_000,
  /** Of a page, pictures left out: the page, two fonts, its icon, its data, and its scripts. */
  requests: 11,
  /** The entry, the runtime, libraries, what is shared, charts, its own. */
  scriptFiles: 6,
} as const;

const START = '<!-- Budgets: `npm run budgets` writes what stands here. -->';
const END = '<!-- End of the budgets. -->';

const kilobytes = (bytes: number) => `${bytes / 1000} kB`;

/** The limit that a part of the measurements is held against. Throws a RangeError where there is none. */
function findLimit(part: string, column: string): number {
  const limit = LIMITS[part]?.find((each) => each.column === column)?.atMost;
  if (limit === undefined) throw new RangeError(`no limit: ${part}, ${column}`);
  return limit;
}

function formatTable(): string {
  const { scripts, scriptsOfCosts, styles, home, story } = BUDGETS;
  const rows = [
    ['', 'at most', 'kept by'],
    ['---', '---', '---'],
    [
      'Script of any page, compressed (Brotli)',
      `${kilobytes(scripts)}, the costs ${kilobytes(scriptsOfCosts)}`,
      '`npm test`',
    ],
    ['Styles of any page, inlined, compressed alone', kilobytes(styles), '`npm test`'],
    ['Home as it loads, everything included', kilobytes(home), '`npm test`'],
    ['The whole story, read to its end', kilobytes(story), '`npm run test:all`'],
    [
      'Largest contentful paint on a phone, beside a bare React page with the same two fonts',
      `${findLimit('pages', 'LCP, × bare')} times`,
      '`npm run bench`',
    ],
    [
      'From a press to the paint that answers it, on a machine that is not slowed down',
      `${findLimit('controls', 'unslowed, ms')} ms`,
      '`npm run bench`',
    ],
  ];
  return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** README with the table of budgets between its marks. Throws a RangeError where the marks are missing. */
export function composeBudgets(readme: string): string {
  const [before, rest] = readme.split(START);
  const after = rest?.split(END)[1];
  if (after === undefined) throw new RangeError(`no marks: ${START} ${END}`);
  return `${before}${START}\n\n${formatTable()}\n\n${END}${after}`;
}
