import { COTTON_CUPS } from '../../../data/shirt';
import { steps } from '../../../model/steps';
import { DEFAULT_FONT_PX } from '../../../theme/tokens';

type FieldCup = { xPx: number; yPx: number };
type FieldBlock = {
  /** The first of its cups among all 11,824. */
  first: number;
  count: number;
  certain: number;
  xPx: number;
  yPx: number;
  widthPx: number;
  heightPx: number;
};

/** The closing field: the cotton's 11,421 cups row by row, then the 403 of the factory in four blocks. */
export type PlacedField = {
  cupPx: number;
  cellPx: number;
  rowPx: number;
  /** Width and height of the cotton's part. */
  widthPx: number;
  cottonHeightPx: number;
  /** Where the key stands that tells solid from outlined cups. */
  keyYPx: number;
  /** All cups in the order in which they fill. */
  cups: FieldCup[];
  blocks: FieldBlock[];
  /** Where the visitor's cups are among them; a gap of one cell is left around these. */
  yours:
    | { first: number; count: number; xPx: number; yPx: number; widthPx: number; heightPx: number }
    | undefined;
};

const CUP_PER_CELL = 0.8;
const ROW_PER_CELL = 1.12;
/** Below this many bitmap pixels a cell is not snapped. */
const SNAP_FROM = 3;
/** On wide screens labels stand right of the field and below the blocks; on narrow ones left of each block. */
const WIDE = { labelsPx: 152, gapPx: 24, belowPx: 34, blockRows: 4, mostBlockRows: 12 } as const;
/** Between the words of two blocks, or between words and their block. */
const LABEL_GAP_PX = 10;
const NARROW = {
  labelsPx: 108,
  gapPx: 16,
  abovePx: 2.75 * DEFAULT_FONT_PX,
  lineGapPx: 8,
  lineMinPx: 1.1875 * DEFAULT_FONT_PX,
  keyPx: 1.375 * DEFAULT_FONT_PX,
} as const;

interface Grid {
  cellPx: number;
  rowPx: number;
  columns: number;
  rows: number;
}

function fitGrid(cells: number, widthPx: number, roomFor: (grid: Grid) => number, pixelRatio: number): Grid {
  const gridOf = (cellPx: number): Grid => {
    const isSnapped = cellPx * pixelRatio >= SNAP_FROM;
    const rowPx = isSnapped
      ? Math.round(cellPx * ROW_PER_CELL * pixelRatio) / pixelRatio
      : cellPx * ROW_PER_CELL;
    const columns = Math.max(1, Math.floor(widthPx / cellPx + 1e-9));
    return { cellPx, rowPx, columns, rows: Math.ceil(cells / columns) };
  };
  let pixels = Math.floor(widthPx * pixelRatio);
  // From large to small: the first grid that fits is the largest.
  pixels = Math.min(pixels, Math.ceil(Math.sqrt((widthPx * 4000) / cells) * pixelRatio) + 1);
  for (; pixels >= SNAP_FROM; pixels--) {
    const grid = gridOf(pixels / pixelRatio);
    if (grid.rows * grid.rowPx <= roomFor(grid)) return grid;
  }
  let cellPx = SNAP_FROM / pixelRatio;
  let grid = gridOf(cellPx);
  for (let i = 0; i < 400 && grid.rows * grid.rowPx > roomFor(grid); i++) {
    cellPx *= 0.985;
    grid = gridOf(cellPx);
  }
  return grid;
}

/** Height of the four blocks on a narrow screen, one below the other. */
function placeNarrowBlocks(
  grid: Grid,
  widthPx: number,
  topPx: number,
  labelWidthsPx: readonly number[],
): { blocks: FieldBlock[]; endPx: number } {
  const xPx = Math.max(NARROW.labelsPx, ...labelWidthsPx.map((labelPx) => labelPx + LABEL_GAP_PX));
  const columns = Math.max(1, Math.floor((widthPx - xPx) / grid.cellPx));
  let yPx = topPx;
  let first = COTTON_CUPS;
  const blocks = steps.map(({ highCups, lowCups }) => {
    const heightPx = Math.ceil(highCups / columns) * grid.rowPx;
    const linePx = Math.max(NARROW.lineMinPx, heightPx);
    const block = {
      first,
      count: highCups,
      certain: lowCups,
      xPx,
      yPx: yPx + (linePx - heightPx) / 2,
      widthPx: columns * grid.cellPx,
      heightPx,
    };
    first += highCups;
    yPx += linePx + NARROW.lineGapPx;
    return block;
  });
  return { blocks, endPx: yPx };
}

/** How wide each block is with its words below it, in so many rows. */
const measureRooms = ({ cellPx }: Grid, rows: number, labelWidthsPx: readonly number[]): number[] =>
  steps.map(({ highCups }, index) =>
    Math.max(Math.ceil(highCups / rows) * cellPx, labelWidthsPx[index] ?? 0),
  );

const sumUp = (widthsPx: readonly number[]) => widthsPx.reduce((sum, widthPx) => sum + widthPx, 0);

/** Four rows, or more where the blocks and their words would not fit side by side. */
function countBlockRows(grid: Grid, labelWidthsPx: readonly number[]): number {
  const roomPx = grid.columns * grid.cellPx - (steps.length - 1) * LABEL_GAP_PX;
  let rows: number = WIDE.blockRows;
  while (rows < WIDE.mostBlockRows && sumUp(measureRooms(grid, rows, labelWidthsPx)) > roomPx) rows++;
  return rows;
}

/** The blocks side by side, each with room for its words below it. */
function placeWideBlocks(grid: Grid, topPx: number, labelWidthsPx: readonly number[]): FieldBlock[] {
  const rows = countBlockRows(grid, labelWidthsPx);
  const roomsPx = measureRooms(grid, rows, labelWidthsPx);
  const gapPx = (grid.columns * grid.cellPx - sumUp(roomsPx)) / (steps.length - 1);
  let xPx = 0;
  let first = COTTON_CUPS;
  return steps.map(({ highCups, lowCups }, index) => {
    const widthPx = Math.ceil(highCups / rows) * grid.cellPx;
    const heightPx = rows * grid.rowPx;
    const block = { first, count: highCups, certain: lowCups, xPx, yPx: topPx, widthPx, heightPx };
    first += highCups;
    xPx += (roomsPx[index] ?? 0) + gapPx;
    return block;
  });
}

/**
 * Places all 11,824 cups in a box: the cotton above, the four blocks below, `yourCups` of the cotton's set apart
 * at the field's right edge, so that their tag stands outside. None overlaps and none is clipped.
 * @param labelWidthsPx how wide the words of each block are: blocks stand clear of them
 * @param besidePx how wide the words right of a wide field are
 */
export function placeField(
  widthPx: number,
  heightPx: number,
  yourCups: number,
  isNarrow: boolean,
  pixelRatio = 1,
  labelWidthsPx: readonly number[] = [],
  besidePx = 0,
): PlacedField {
  const topPx = isNarrow ? NARROW.abovePx : 0;
  const hole = yourCups > 0 ? { columns: yourCups + 1, rows: 3 } : { columns: 0, rows: 0 };
  const cells = COTTON_CUPS - yourCups + hole.columns * hole.rows;
  const fieldWidthPx = Math.max(1, isNarrow ? widthPx : widthPx - Math.max(WIDE.labelsPx, besidePx));
  const roomFor = (grid: Grid) =>
    isNarrow
      ? heightPx -
        placeNarrowBlocks(grid, fieldWidthPx, topPx + NARROW.gapPx, labelWidthsPx).endPx -
        NARROW.keyPx
      : heightPx - WIDE.gapPx - WIDE.belowPx - countBlockRows(grid, labelWidthsPx) * grid.rowPx;
  const grid = fitGrid(cells, fieldWidthPx, roomFor, pixelRatio);
  const { cellPx, rowPx, columns } = grid;
  const cupPx = cellPx * CUP_PER_CELL;
  const insetPx = (cellPx - cupPx) / 2;

  const holeTop = isNarrow ? 0 : Math.max(0, Math.round(grid.rows * 0.22) - 1);
  const holeLeft = columns - hole.columns;
  const cups: FieldCup[] = [];
  let yours: PlacedField['yours'];
  for (let row = 0; cups.length < COTTON_CUPS; row++) {
    for (let column = 0; column < columns && cups.length < COTTON_CUPS; column++) {
      const isHole = row >= holeTop && row < holeTop + hole.rows && column >= holeLeft;
      const isYours = isHole && row === holeTop + 1 && column > holeLeft;
      if (isHole && !isYours) continue;
      if (isYours && !yours) {
        yours = {
          first: cups.length,
          count: yourCups,
          xPx: (holeLeft + 0.5) * cellPx,
          yPx: topPx + (holeTop + 0.45) * rowPx,
          widthPx: (yourCups + 0.75) * cellPx,
          heightPx: rowPx * 2.1,
        };
      }
      cups.push({ xPx: column * cellPx + insetPx, yPx: topPx + row * rowPx + insetPx });
    }
  }
  const cottonHeightPx = grid.rows * rowPx;
  const blocksTopPx = topPx + cottonHeightPx + (isNarrow ? NARROW.gapPx : WIDE.gapPx);
  const narrow = isNarrow ? placeNarrowBlocks(grid, fieldWidthPx, blocksTopPx, labelWidthsPx) : undefined;
  const blocks = narrow?.blocks ?? placeWideBlocks(grid, blocksTopPx, labelWidthsPx);
  const keyYPx = narrow ? narrow.endPx + 2 : blocksTopPx - 5;
  for (const block of blocks) {
    const across = Math.round(block.widthPx / cellPx);
    for (let index = 0; index < block.count; index++) {
      cups.push({
        xPx: block.xPx + (index % across) * cellPx + insetPx,
        yPx: block.yPx + Math.floor(index / across) * rowPx + insetPx,
      });
    }
  }
  const measures = { cupPx, cellPx, rowPx, widthPx: columns * cellPx, cottonHeightPx, keyYPx };
  return { ...measures, cups, blocks, yours };
}
