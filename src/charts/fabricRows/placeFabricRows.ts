import { type Fabric, fabrics } from '../../data/fabrics';
import { COSTS_AXES } from './axes';

/** One bar's place, in CSS pixels of the stage. */
export interface TrackBox {
  /** Where the axis is zero. */
  zeroXPx: number;
  /** Length of the whole axis. */
  lengthPx: number;
  centerYPx: number;
  thicknessPx: number;
}

/** What the words leave of the stage. */
export interface CostsRoom {
  widthPx: number;
  heightPx: number;
  headBottomPx: number;
  footTopPx: number;
  gutterPx: number;
  /** The page's font size as a share of 16 px: all that holds text grows with it. */
  em: number;
  /** How wide the longest number is. */
  valuePx: number;
  /** Whether the measures of a fabric lie beneath one another, as where there is no room beside. */
  isStriped: boolean;
  /** Whether names and numbers stand close, as where there is little room beside. */
  isClose: boolean;
}

export interface CostsRow {
  fabric: Fabric;
  topPx: number;
  centerYPx: number;
  name: { xPx: number; yPx: number };
  water: TrackBox;
  energy: TrackBox;
  /** Where the filament stands pressed together once the CO2 has taken its place; its axis is as long as that of the energy. */
  spring: TrackBox | undefined;
  co2: TrackBox;
}

export interface CostsLayout extends CostsRoom {
  rows: readonly CostsRow[];
  topPx: number;
  rowPx: number;
  bottomPx: number;
  /** From the first and last row to the line of an axis. */
  axisGapPx: number;
  /** Which way the water grows. */
  waterSide: -1 | 1;
  /** Grains lie so many deep, each so thick. */
  ranks: number;
  grainPx: number;
  /** Where the cloth with the names ends on either side, and where the rest of the energy's ground does. */
  cloth: { middleXPx: number; halfPx: number; swatchEndPx: number } | undefined;
  /** Height of the stripe of each row that is not the water's. */
  stripePx: number;
  /** Where the smog's front rests as it rises, from the foot up: between rows, so that it cuts no number. */
  frontYsPx: readonly number[];
}

/** Of the names' middle, in pixels of a page whose font is 16 px. */
const BESIDE = {
  wide: { half: 66, zero: 104, left: 112, right: 118, spring: 100, springLength: 72, swatch: 230, co2: 246 },
  close: { half: 56, zero: 84, left: 82, right: 98, spring: 80, springLength: 44, swatch: 176, co2: 190 },
} as const;
const THICKEST_PX = 58;
/** From the head to the rows: an axis's title and its numbers. From the rows to the foot: the same. */
const AXIS_PX = { above: 76, below: 64, closeAbove: 49, closeBelow: 38 } as const;
/** The most of a low room that lies below the rows. */
const MOST_BELOW = 0.12;

function placeBeside(room: CostsRoom, records: readonly Fabric[]): CostsLayout {
  const { widthPx, heightPx, headBottomPx, footTopPx, gutterPx, em, isClose } = room;
  const measures = isClose ? BESIDE.close : BESIDE.wide;
  const at = (px: number) => px * em;
  const count = Math.max(1, records.length);
  const isLow = footTopPx - headBottomPx < at(420);
  const topPx = headBottomPx + at(isLow ? AXIS_PX.closeAbove : AXIS_PX.above);
  const belowPx = isLow
    ? Math.min(at(AXIS_PX.closeBelow), (footTopPx - headBottomPx) * MOST_BELOW)
    : at(AXIS_PX.below);
  const rowPx = Math.max(0, footTopPx - topPx - belowPx) / count;
  const middleXPx = widthPx / 2;
  const thicknessPx = Math.min(THICKEST_PX, rowPx * 0.56);
  const waterZeroPx = middleXPx - at(measures.zero);
  const energyZeroPx = middleXPx + at(measures.zero);
  const co2ZeroPx = middleXPx + at(measures.co2);
  const rightPx = widthPx - gutterPx - at(measures.right);
  const waterPx = Math.max(0, waterZeroPx - gutterPx - at(measures.left));
  const energyPx = Math.max(0, rightPx - energyZeroPx);
  const co2Px = Math.max(0, rightPx - co2ZeroPx);
  const grainPx = Math.min(co2Px / COSTS_AXES.co2.end / 2, (rowPx * 0.8) / 5);
  const bottomPx = topPx + count * rowPx;
  return {
    ...room,
    topPx,
    rowPx,
    bottomPx,
    axisGapPx: isLow ? 3 : 9,
    waterSide: -1,
    ranks: 5,
    grainPx,
    cloth: { middleXPx, halfPx: at(measures.half), swatchEndPx: middleXPx + at(measures.swatch) },
    stripePx: rowPx,
    frontYsPx: [
      heightPx + 30,
      bottomPx + 12,
      ...records.map((_, row) => topPx + rowPx * (count - 1 - row) + 5).slice(0, -1),
      topPx - 2,
      -40,
    ],
    rows: records.map((fabric, row) => {
      const centerYPx = topPx + rowPx * (row + 0.5);
      const track = { centerYPx, thicknessPx };
      return {
        fabric,
        topPx: topPx + rowPx * row,
        centerYPx,
        name: { xPx: middleXPx, yPx: centerYPx },
        water: { ...track, zeroXPx: waterZeroPx, lengthPx: waterPx },
        energy: { ...track, zeroXPx: energyZeroPx, lengthPx: energyPx },
        spring: {
          centerYPx,
          thicknessPx: thicknessPx * 0.72,
          zeroXPx: middleXPx + at(measures.spring),
          lengthPx: at(measures.springLength),
        },
        co2: { ...track, zeroXPx: co2ZeroPx, lengthPx: co2Px },
      };
    }),
  };
}

/** In a striped layout: the head of the water's axis, then that of the energy; beneath the rows that of the CO2. */
export const STRIPED_PX = {
  waterAxis: 46,
  energyAxis: 42,
  co2Axis: 46,
  thickestRow: 112,
} as const;

/** From here on the numbers beside the longest bars are larger. */
const WIDE_STRIPES_FROM_PX = 704;
/** From the end of the longest bar to its number. */
const VALUE_GAP_PX = 13;

function placeStriped(room: CostsRoom, records: readonly Fabric[]): CostsLayout {
  const { widthPx, headBottomPx, footTopPx, gutterPx, em } = room;
  const at = (px: number) => px * em;
  const count = Math.max(1, records.length);
  const topPx = headBottomPx + at(STRIPED_PX.waterAxis + STRIPED_PX.energyAxis);
  const freePx = Math.max(0, footTopPx - topPx - at(STRIPED_PX.co2Axis));
  const rowPx = Math.min(at(STRIPED_PX.thickestRow), freePx / count);
  const bluePx = rowPx * 0.57;
  const stripePx = rowPx - bluePx;
  const zeroXPx = gutterPx + 1;
  const leastRoomPx = at(widthPx < WIDE_STRIPES_FROM_PX ? 84 : 116);
  const valueRoomPx = Math.max(leastRoomPx, room.valuePx + at(VALUE_GAP_PX) - gutterPx);
  const lengthPx = Math.max(0, widthPx - 2 * gutterPx - valueRoomPx);
  const ranks = 4;
  const grainPx = Math.min((stripePx - 4) / ranks, (lengthPx / COSTS_AXES.co2.end / 10) * ranks);
  const co2Px = (grainPx * 10 * COSTS_AXES.co2.end) / ranks;
  const bottomPx = topPx + count * rowPx;
  return {
    ...room,
    topPx,
    rowPx,
    bottomPx,
    axisGapPx: 9,
    waterSide: 1,
    ranks,
    grainPx,
    cloth: undefined,
    stripePx,
    frontYsPx: [bottomPx + at(STRIPED_PX.co2Axis), topPx - at(STRIPED_PX.energyAxis)],
    rows: records.map((fabric, row) => {
      const rowTopPx = topPx + rowPx * row;
      const stripe = { zeroXPx, centerYPx: rowTopPx + bluePx + stripePx / 2, thicknessPx: stripePx * 0.68 };
      const tubePx = Math.min(at(26), bluePx * 0.42);
      return {
        fabric,
        topPx: rowTopPx,
        centerYPx: rowTopPx + rowPx / 2,
        name: { xPx: gutterPx, yPx: rowTopPx + (bluePx - tubePx) * 0.46 },
        water: { zeroXPx, lengthPx, centerYPx: rowTopPx + bluePx - tubePx / 2 - 2, thicknessPx: tubePx },
        energy: { ...stripe, lengthPx },
        spring: undefined,
        co2: { ...stripe, lengthPx: co2Px },
      };
    }),
  };
}

/** Places fabrics with three measures each between the words above and below. */
export function placeCosts(room: CostsRoom, records: readonly Fabric[] = fabrics): CostsLayout {
  return room.isStriped ? placeStriped(room, records) : placeBeside(room, records);
}
