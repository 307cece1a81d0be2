import * as words from '#words/text/charts';
import { PHASES_CHECK, PRODUCTION_AXES } from '#words/text/phases';
import { type ProductionPhase, productionPhases } from '../data/productionPhases';
import { formatNumber } from '../model/format';
import { formatFigure, formatUnit } from '../model/formatFigure';
import { describePhase } from '../model/production';
import { describeRank, findHighest } from '../model/rank';
import { capitalize, formatNumberWord } from '../model/words';
import { measureBuilt } from '../scene/fitText';
import type { BarDatum } from './bar/barDatum';
import { GROW_TOGETHER } from './bar/barFrame';
import { createSmogEffect } from './bar/effects/effects';
import { bobbin } from './bar/materials/Bobbin';
import { type PlacedChart, placeLyingBars, placeUprightBars } from './bar/placeBars';
import type { ChartSize, ChartSpec } from './chartSpec';
import { createNumberCell, createWordsCell, type Numbers } from './numbers';

const STANDING_FROM_PX = 560;

/** The bars of the production chart; the highest is the hero. */
export function createProductionBars(phases: readonly ProductionPhase[] = productionPhases): BarDatum[] {
  const heroes = findHighest(phases, ({ emissions }) => emissions);
  const all = phases.map(({ emissions }) => emissions);
  return phases.map((phase) => ({
    id: phase.id,
    label: phase.name,
    value: phase.emissions,
    valueText: formatNumber(phase.emissions),
    unit: formatUnit('grams', phase.emissions, 'short').trim(),
    share: formatFigure({ value: phase.sharePercent, unit: 'percent' }),
    name: describePhase(phase),
    figure: `${phase.id}-phase`,
    detail: words.rankOfPhases(
      capitalize(describeRank(phase.emissions, all)),
      formatNumberWord(phases.length),
    ),
    isHero: heroes.includes(phase),
  }));
}

/** The phases as a table. */
function listProductionNumbers(phases: readonly ProductionPhase[] = productionPhases): Numbers {
  return {
    columns: [
      { title: PRODUCTION_AXES.category, isNumber: false },
      { title: words.axisWithCheck(PRODUCTION_AXES.value, PHASES_CHECK), isNumber: true },
      { title: words.share, isNumber: true },
    ],
    rows: phases.map(({ id, name, emissions, sharePercent }) => ({
      id,
      cells: [
        createWordsCell(name),
        createNumberCell(`${id}-phase`, emissions),
        createNumberCell(`${id}-phase-share`, sharePercent, formatUnit('percent', sharePercent)),
      ],
    })),
    file: 'production-phases',
  };
}

/** Upright bobbins where they and their names have room, else bobbins that lie down. */
export function placeProduction(data: readonly BarDatum[], size: ChartSize): PlacedChart {
  const look = { measure: measureBuilt, ...size, hasCards: true };
  const upright =
    size.widthPx >= STANDING_FROM_PX &&
    placeUprightBars(data, {
      ...look,
      margin: { top: 66, right: 4, bottom: 84, left: 80 },
      titleGapPx: 50,
      maxThicknessPx: 96,
      fontPx: 16,
      labelFontsPx: [16, 15, 14],
      labelGapPx: 11,
      valueFontsPx: [25],
    });
  if (upright) return upright;
  return placeLyingBars(data, {
    ...look,
    margin: { top: 64, right: 12, bottom: 48, left: 2 },
    titleGapPx: 22,
    maxThicknessPx: 30,
    fontPx: 14,
    labelFontsPx: [16, 15, 14],
    labelGapPx: 0,
    // So that on the narrowest phone the longest name stands whole beside the highest value.
    valueFontsPx: [size.widthPx < 300 ? 18 : 20],
  });
}

export const productionChart: ChartSpec = {
  id: 'production',
  name: words.CHART_NAMES.production,
  data: createProductionBars(),
  titles: PRODUCTION_AXES,
  material: bobbin,
  timing: GROW_TOGETHER,
  effect: createSmogEffect(1.25, 0.56),
  numbers: listProductionNumbers(),
  sent: { wide: { widthPx: 800, heightPx: 600 }, narrow: { widthPx: 284, heightPx: 408 } },
  place: placeProduction,
};
