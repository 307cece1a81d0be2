import { UNIT_SIGNS } from '#words/plain/charts';
import { type Fabric, type FabricId, fabrics } from '../../data/fabrics';
import { type ChartMeasure, getMeasure, hasLeast } from '../../model/fabrics';

/** Which measure stands to the right of the water. */
export type MirrorKind = 'energy' | 'co2';

export interface MirrorAxis {
  measure: ChartMeasure;
  /** Both axes are linear from zero to here, in the unit of the measure. */
  end: number;
  step: number;
  /** The unit as it stands after a value, e.g. "L". */
  unit: string;
}

const AXES: Record<ChartMeasure, MirrorAxis> = {
  water: { measure: 'water', end: 1600, step: 400, unit: UNIT_SIGNS.water },
  energy: { measure: 'energy', end: 160, step: 40, unit: UNIT_SIGNS.energy },
  co2: { measure: 'co2', end: 20, step: 5, unit: UNIT_SIGNS.co2 },
};

export interface MirrorBar {
  measure: ChartMeasure;
  value: number;
  /** Length of the bar as a share of its axis. */
  share: number;
  /** Whether no other fabric has a lower value. */
  isLeast: boolean;
}

export interface MirrorRow {
  id: FabricId;
  fabric: Fabric;
  water: MirrorBar;
  other: MirrorBar;
}

export interface MirrorTick {
  value: number;
  share: number;
  /** Left out where the axis is short. */
  isMinor: boolean;
}

/** The two axes of a mirrored chart. Water is always to the left. */
export function getMirrorAxes(kind: MirrorKind): { water: MirrorAxis; other: MirrorAxis } {
  return { water: AXES.water, other: AXES[kind] };
}

/** The numbered ticks of an axis, from zero to its end. */
export function placeMirrorTicks({ end, step }: MirrorAxis): MirrorTick[] {
  const count = Math.floor(end / step);
  return Array.from({ length: count + 1 }, (_, i) => ({
    value: i * step,
    share: (i * step) / end,
    isMinor: i % 2 === 1,
  }));
}

function placeBar(fabric: Fabric, { measure, end }: MirrorAxis, records: readonly Fabric[]): MirrorBar {
  const value = getMeasure(fabric, measure);
  const share = value > 0 ? Math.min(1, value / end) : 0;
  return { measure, value, share, isLeast: hasLeast(fabric, measure, records) };
}

/** One row for each fabric, from the top; no records give no rows. A value over its axis fills it. */
export function placeMirrorRows(kind: MirrorKind, records: readonly Fabric[] = fabrics): MirrorRow[] {
  const axes = getMirrorAxes(kind);
  return records.map((fabric) => ({
    id: fabric.id,
    fabric,
    water: placeBar(fabric, axes.water, records),
    other: placeBar(fabric, axes.other, records),
  }));
}

/** A share as an SVG length: 0.5 is "50%". */
export const formatPercent = (share: number): string => `${Number((share * 100).toFixed(3))}%`;
