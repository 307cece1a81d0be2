import { type DataTable, listDataTables } from '../src/model/dataTables';
import { mixColors } from '../src/theme/easing';
import { COLORS } from '../src/theme/tokens';

/** A cell of the cloth, in the drawing's own units: a page stretches it to its room. */
const CELL = { width: 4, height: 10 };
/** A column with at most so many different words is told by bright dyes. */
const MOST_DYES = 9;
const DYES = [
  COLORS['dip-5'],
  COLORS.weld,
  COLORS.madder,
  COLORS['walnut-mid'],
  COLORS['dip-3'],
  COLORS['weld-lo'],
  COLORS.print,
  COLORS.saxon,
  COLORS['dip-10'],
];
/** So many shades have numbers, by their rank, and words, by their length. */
const SHADES = 8;
/** Words of so many letters have the darkest shade. */
const LONGEST = 320;

type Cell = DataTable['rows'][number][number];

const shade = (share: number) => Math.min(SHADES - 1, Math.floor(share * SHADES));
const blue = (share: number) => mixColors(COLORS['dip-2'], COLORS['dip-8'], shade(share) / (SHADES - 1));
const brown = (share: number) =>
  mixColors(mixColors(COLORS.boll, COLORS['walnut-mid'], 0.12), COLORS['walnut-mid'], shade(share) / SHADES);

/** The dye of every cell of a column: blue for numbers, by rank; bright for one of a few words; else brown, by length. */
export function dyeColumn(type: string, cells: readonly Cell[]): (string | undefined)[] {
  const values = [...new Set(cells.filter((cell) => cell !== undefined && cell !== ''))];
  const ranks = values.toSorted((a, b) => Number(a) - Number(b));
  const dye = (cell: Cell) => {
    if (type === 'number' || type === 'integer')
      return blue(ranks.indexOf(cell) / Math.max(1, ranks.length - 1));
    if (values.length <= MOST_DYES) return DYES[values.indexOf(cell)];
    return brown(Math.sqrt(String(cell).length / LONGEST));
  };
  return cells.map((cell) => (cell === undefined || cell === '' ? undefined : dye(cell)));
}

/** Over and under by turns: thread of the ground beside a stitch, and its shade where it goes under. */
function composeRelief(ground: string): string {
  const { width, height } = CELL;
  const over = (x: number, y: number) => `M${x} ${y}h4v1h-4zM${x} ${y + 9.2}h4v.8h-4z`;
  const under = (x: number, y: number) => `M${x} ${y}h.5v10h-.5zM${x + 3.5} ${y}h.5v10h-.5z`;
  const ends = (x: number, y: number) => `M${x + 0.5} ${y}h3v1.2h-3zM${x + 0.5} ${y + 8.8}h3v1.2h-3z`;
  return `<pattern id="w" width="${2 * width}" height="${2 * height}" patternUnits="userSpaceOnUse"><path fill="${ground}" d="${over(0, 0)}${under(width, 0)}${under(0, height)}${over(width, height)}"/><path fill="#000" fill-opacity=".2" d="${ends(width, 0)}${ends(0, height)}"/></pattern>`;
}

/** A table as cloth: a row of it is a thread down, a column one across, a cell a stitch; an empty one is a gap. */
export function composeWeave({ columns, rows }: DataTable): string {
  const { width, height } = CELL;
  const paths = new Map<string, string>();
  const add = (color: string, path: string) => paths.set(color, (paths.get(color) ?? '') + path);
  let gaps = '';
  let warp = '';
  for (const [across, { type }] of columns.entries()) {
    const dyes = dyeColumn(
      type,
      rows.map((row) => row[across]),
    );
    const y = across * height;
    for (let from = 0, to = 0; from < dyes.length; from = to) {
      const dye = dyes[from];
      while (to < dyes.length && dyes[to] === dye) to++;
      if (dye) add(dye, `M${from * width} ${y}h${(to - from) * width}v${height}H${from * width}z`);
      else {
        gaps += `M${from * width} ${y}h${(to - from) * width}v${height}H${from * width}z`;
        for (let row = from; row < to; row++) warp += `M${row * width + 2} ${y}v${height}`;
      }
    }
  }
  const [fullWidth, fullHeight] = [rows.length * width, columns.length * height];
  const stitches = [...paths].map(([color, path]) => `<path fill="${color}" d="${path}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${fullWidth} ${fullHeight}" preserveAspectRatio="none"><defs>${composeRelief(COLORS.boll)}</defs>${stitches}<path fill="url(#w)" d="M0 0h${fullWidth}v${fullHeight}H0z"/><path fill="${COLORS.boll}" d="${gaps}"/><path stroke="${COLORS['walnut-mid']}" stroke-opacity=".3" stroke-width=".6" d="${warp}"/></svg>\n`;
}

/** Tells the pages how many rows each table has: src/ledger/OpenData.tsx reads it. */
export function nameTableRows(): Record<string, string> {
  const rows = listDataTables().map((table) => [table.id, table.rows.length]);
  return { VITE_TABLE_ROWS: JSON.stringify(Object.fromEntries(rows)) };
}
