import { CHART_MEASURES, type ChartMeasure, getMeasure, hasLeast } from '../../model/fabrics';
import { formatDecimals, formatNumber } from '../../model/format';
import { findMost } from '../../model/threeCounts';
import { COSTS_AXES, placeAxisTicks } from './axes';
import {
  CO2_TOLD_FROM,
  COSTS_SPANS,
  type CostsFrame,
  calculateCostsFrame,
  calculateFrontYPx,
  calculateSmog,
  countLanded,
  ENERGY_TOLD_FROM,
  WINNERS_FROM,
} from './frame';
import { type CostsLayout, type CostsRow, STRIPED_PX } from './placeFabricRows';
import { GRAINS_PER_KG } from './placeGrains';

/** A text over the picture: which point of it stands where. */
export interface PlacedLabel {
  name: string;
  xPx: number;
  yPx: number;
  /** The point of the text's middle line that stands there. */
  anchor: 'left' | 'center' | 'right';
  isShown: boolean;
  /** What it says now, where that changes. */
  text?: string;
  /** Whether it is told to have the least. */
  isLeast?: boolean;
  /** Whether the claim is about it. */
  isStar?: boolean;
}

/** From when on each measure's least is told of: once all of its bars stand. */
const LEAST_FROM: Record<ChartMeasure, number> = { water: 0.32, energy: 0.52, co2: 0.88 };
/** What a label keeps from its bar. */
const GAP_PX = 12;
/** The share of the water's axis beyond which a number no longer fits in the glass. */
const LONG_SHARE = 0.6;

/** Where each axis has its zero, its length and its way. */
function placeAxis(layout: CostsLayout, measure: ChartMeasure) {
  const { zeroXPx = 0, lengthPx = 0 } = layout.rows[0]?.[measure] ?? {};
  const side = measure === 'water' ? layout.waterSide : 1;
  return { xOf: (share: number) => zeroXPx + side * lengthPx * share, zeroXPx };
}

/** The three axes' titles and numbers. Those of the energy go with its ground, those of the CO2 come with the smog. */
export function placeAxisLabels(layout: CostsLayout, progress: number): PlacedLabel[] {
  const { isStriped, topPx, bottomPx, headBottomPx, em, gutterPx } = layout;
  const smog = calculateSmog(progress);
  const at = (px: number) => px * em;
  const isLow = !isStriped && topPx - headBottomPx < at(60);
  const aboveYPx = topPx - at(isLow ? 14 : 20);
  const titleYPx = isLow ? topPx - at(36) : topPx - at(49);
  const bandYPx = topPx - at(STRIPED_PX.energyAxis);
  const lines = isStriped
    ? {
        water: { title: headBottomPx + at(17), ticks: headBottomPx + at(38) },
        energy: { title: bandYPx + at(12), ticks: bandYPx + at(30) },
        co2: { title: bottomPx + at(30), ticks: bottomPx + at(11) },
      }
    : {
        water: { title: titleYPx, ticks: aboveYPx },
        energy: { title: titleYPx, ticks: aboveYPx },
        co2: { title: bottomPx + at(isLow ? 29 : 48), ticks: bottomPx + at(isLow ? 12 : 22) },
      };
  const isShown: Record<ChartMeasure, boolean> = { water: true, energy: smog < 0.9, co2: smog > 0.1 };
  const axes = CHART_MEASURES.flatMap((measure): PlacedLabel[] => {
    const axis = placeAxis(layout, measure);
    const isAtGutter = isStriped || measure === 'water';
    // A short axis has no room for its title from zero on.
    const isAtEdge = measure === 'co2' && !isStriped && layout.isClose;
    return [
      {
        name: `title-${measure}`,
        xPx: isAtEdge ? layout.widthPx - gutterPx : isAtGutter ? gutterPx : axis.zeroXPx,
        yPx: lines[measure].title,
        anchor: isAtEdge ? 'right' : 'left',
        isShown: isShown[measure] || (isStriped && measure === 'energy'),
      },
      ...placeAxisTicks(COSTS_AXES[measure]).map(
        ({ value, share }): PlacedLabel => ({
          name: `tick-${measure}-${value}`,
          xPx: axis.xOf(share),
          yPx: lines[measure].ticks,
          anchor: isStriped && value === 0 ? 'left' : 'center',
          isShown: isShown[measure],
        }),
      ),
    ];
  });
  return [
    ...axes,
    {
      name: 'title-swatch',
      xPx: layout.rows[0]?.spring?.zeroXPx ?? 0,
      yPx: (titleYPx + aboveYPx) / 2,
      anchor: 'left',
      isShown: !isStriped && smog >= 0.97,
    },
    {
      name: 'title-beside',
      xPx: gutterPx,
      yPx: lines.energy.ticks,
      anchor: 'left',
      isShown: isStriped && smog >= 0.9,
    },
    {
      name: 'title-names',
      xPx: layout.widthPx / 2,
      yPx: aboveYPx,
      anchor: 'center',
      isShown: !isStriped,
    },
  ];
}

/** How much of a row's measure is drawn, as text: "1,276 L"; whole and exact at the end: "1,559 L", "2.2 kg". */
export function formatDrawn(measure: ChartMeasure, value: number, growth: number): string {
  const { unit } = COSTS_AXES[measure];
  if (growth >= 1) return `${formatNumber(value)} ${unit}`;
  if (measure !== 'co2') return `${formatNumber(Math.round(value * growth))} ${unit}`;
  return `${formatDecimals(countLanded(Math.round(value * GRAINS_PER_KG), growth) / GRAINS_PER_KG, 1)} ${unit}`;
}

/** The measure whose highest bar the claim of this moment is about; none between two claims. */
export function findTold(progress: number, isStriped: boolean): ChartMeasure | undefined {
  if (progress < (isStriped ? ENERGY_TOLD_FROM.striped : ENERGY_TOLD_FROM.beside)) return 'water';
  if (progress < COSTS_SPANS.smog[0]) return 'energy';
  return progress >= CO2_TOLD_FROM && !(isStriped && progress >= WINNERS_FROM) ? 'co2' : undefined;
}

function placeWater(layout: CostsLayout, { water }: CostsRow, value: number, growth: number) {
  const { waterSide, widthPx, gutterPx } = layout;
  const lengthPx = (water.lengthPx * value) / COSTS_AXES.water.end;
  if (value > COSTS_AXES.water.end * LONG_SHARE) {
    const xPx = waterSide < 0 ? water.zeroXPx - water.lengthPx - GAP_PX : widthPx - gutterPx;
    return { xPx, yPx: water.centerYPx, anchor: 'right' } as const;
  }
  const xPx = water.zeroXPx + waterSide * (lengthPx * growth + GAP_PX - 3);
  return { xPx, yPx: water.centerYPx, anchor: waterSide < 0 ? 'right' : 'left' } as const;
}

function placeEnergy(layout: CostsLayout, row: CostsRow, value: number, { lit, pressed }: CostsFrame) {
  const { energy, spring, name } = row;
  const share = value / COSTS_AXES.energy.end;
  if (layout.isStriped && pressed > 0.3)
    return { xPx: layout.widthPx - layout.gutterPx, yPx: name.yPx, anchor: 'right' } as const;
  const box = spring && pressed > 0.5 ? spring : energy;
  const xPx = box.zeroXPx + box.lengthPx * share * lit + (box === spring ? GAP_PX - 4 : GAP_PX);
  return { xPx, yPx: energy.centerYPx, anchor: 'left' } as const;
}

function placeValue(
  layout: CostsLayout,
  row: CostsRow,
  measure: ChartMeasure,
  frame: CostsFrame,
  frontYPx: number,
) {
  const value = getMeasure(row.fabric, measure);
  if (measure === 'water') {
    const text = formatDrawn(measure, value, frame.water);
    return { ...placeWater(layout, row, value, frame.water), text, isShown: true };
  }
  if (measure === 'energy') {
    const isBeside = row.spring !== undefined && frame.pressed > 0.5;
    // In the swatch the ground's title gives the unit.
    const text = isBeside ? formatNumber(value) : formatDrawn(measure, value, frame.lit);
    return { ...placeEnergy(layout, row, value, frame), text, isShown: value * frame.lit >= 0.5 };
  }
  const { co2 } = row;
  const landed = countLanded(Math.round(value * GRAINS_PER_KG), frame.grains);
  const xPx = co2.zeroXPx + (co2.lengthPx * landed) / GRAINS_PER_KG / COSTS_AXES.co2.end + GAP_PX;
  const isOnSmog = frontYPx < co2.centerYPx - co2.thicknessPx / 2;
  return {
    ...({ xPx, yPx: co2.centerYPx, anchor: 'left' } as const),
    text: formatDrawn(measure, value, frame.grains),
    isShown: landed > 0 && isOnSmog,
  };
}

/** The names and the numbers of every row at one moment. A running number is the drawn amount. */
export function placeRowLabels(layout: CostsLayout, progress: number): PlacedLabel[] {
  const told = findTold(progress, layout.isStriped);
  const frontYPx = calculateFrontYPx(layout, progress);
  const records = layout.rows.map(({ fabric }) => fabric);
  const star = told && findMost(told, records);
  return layout.rows.flatMap((row, index) => {
    const { fabric, name } = row;
    const frame = calculateCostsFrame(progress, index, layout.rows.length);
    const isStar = fabric === star;
    const anchor = layout.isStriped ? 'left' : 'center';
    return [
      { name: `${fabric.id}-name`, ...name, anchor, isShown: true, isStar } as const,
      ...CHART_MEASURES.map(
        (measure): PlacedLabel => ({
          name: `${fabric.id}-${measure}`,
          ...placeValue(layout, row, measure, frame, frontYPx),
          isLeast: progress >= LEAST_FROM[measure] && hasLeast(fabric, measure),
          isStar: isStar && measure === told,
        }),
      ),
    ];
  });
}
