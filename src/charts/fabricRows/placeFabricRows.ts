import { type Fabric, fabrics } from '../../data/fabrics';
import { mix } from '../../theme/easing';
import { COSTS_AXES } from './axes';
import { GRAINS_PER_KG } from './placeGrains';

/** One bar's place, in CSS pixels of the stage. */
export interface TrackBox {
  /** Where the axis is zero. */
  zeroXPx: number;
  /** Length of the whole axis. */
  lengthPx: number;
  centerYPx: number;
  thicknessPx: number;
}

/** From where to where something reaches across the stage, in CSS pixels. */
export interface Span {
  fromXPx: number;
  toXPx: number;
}

/** Where the page has put what is written round the bars, in CSS pixels of the stage. */
export interface CostsRoom {
  widthPx: number;
  /** The first row's top, and the last row's foot. */
  topPx: number;
  bottomPx: number;
  /** The foot of the energy's ground, and of the smog's. */
  panelBottomPx: number;
  names: Span;
  /** The whole axis of each measure: the water's runs to the left, all others to the right. */
  water: Span;
  energy: Span;
  /** Of the energy's once the CO2 has taken its place. */
  strip: Span;
  co2: Span;
}

export interface CostsRow {
  fabric: Fabric;
  topPx: number;
  centerYPx: number;
  water: TrackBox;
  energy: TrackBox;
  /** Where the filament stands pressed together once the CO2 has taken its place; its axis is as long as that of the energy. */
  spring: TrackBox;
  co2: TrackBox;
}

export interface CostsLayout extends CostsRoom {
  rows: readonly CostsRow[];
  rowPx: number;
  /** Where what is left of the energy's ground ends. */
  tornXPx: number;
  /** Grains lie so many deep, each so thick. */
  ranks: number;
  grainPx: number;
  /** Where the smog's front rests as it rises, from the foot up: between rows. */
  frontYsPx: readonly number[];
}

const THICKEST_PX = 58;
/** Of a row's height. */
const THICKNESS = 0.56;
const SPRING_THICKNESS = THICKNESS * 0.72;
/** Of the way from the strip's axis to the grains': its teeth go on from there. */
const TORN_AT = 0.25;
/** On a shorter axis grains lie deeper: so they are no smaller. */
const SHORT_PX = 100;

/** Places fabrics with three measures each, one a row. */
export function placeCosts(room: CostsRoom, records: readonly Fabric[] = fabrics): CostsLayout {
  const { topPx, bottomPx, panelBottomPx, strip, co2 } = room;
  const count = Math.max(1, records.length);
  const rowPx = (bottomPx - topPx) / count;
  const thicknessPx = Math.min(THICKEST_PX, rowPx * THICKNESS);
  const co2Px = co2.toXPx - co2.fromXPx;
  const ranks = co2Px < SHORT_PX ? 6 : 5;
  const columns = (COSTS_AXES.co2.end * GRAINS_PER_KG) / ranks;
  return {
    ...room,
    rowPx,
    tornXPx: mix(strip.toXPx, co2.fromXPx, TORN_AT),
    ranks,
    grainPx: Math.min(co2Px / columns, (rowPx * 0.8) / ranks),
    frontYsPx: [
      panelBottomPx + 30,
      bottomPx + 12,
      ...records.map((_, row) => topPx + rowPx * (count - 1 - row) + 5).slice(0, -1),
      topPx - 2,
      -40,
    ],
    rows: records.map((fabric, row) => {
      const rowTopPx = topPx + rowPx * row;
      const centerYPx = rowTopPx + rowPx / 2;
      const place = ({ fromXPx, toXPx }: Span): TrackBox => ({
        zeroXPx: fromXPx,
        lengthPx: toXPx - fromXPx,
        centerYPx,
        thicknessPx,
      });
      return {
        fabric,
        topPx: rowTopPx,
        centerYPx,
        water: { ...place(room.water), zeroXPx: room.water.toXPx },
        energy: place(room.energy),
        spring: { ...place(strip), thicknessPx: Math.min(THICKEST_PX, rowPx * SPRING_THICKNESS) },
        co2: place(co2),
      };
    }),
  };
}
