import * as words from '#words/text/cards';
import { fabrics } from '../../src/data/fabrics';
import { CHART_MEASURES, type ChartMeasure, getMeasure } from '../../src/model/fabrics';
import { formatNumber } from '../../src/model/format';
import { findHighest } from '../../src/model/rank';
import { COLORS } from '../../src/theme/tokens';
import { openSerifFace } from '../fontInstance';
import { CARD_HEIGHT, type Card, composeGround, composeName, MARGIN, MEASURE_PX } from './card';
import { HEADING_CUT, measureLine, setDisplay, setText } from './type';

const BAND = { top: 232, width: 400 };
const BASE_Y = 578;
const TITLE_PX = 96;
const TALLEST_PX = 196;
const BAR_PX = 36;
const NUMBER_CUT = { widthPercent: 78, weight: 780 };

const BANDS: Record<ChartMeasure, { ground: string; ink: string; bar: string; band: string }> = {
  water: {
    ground: COLORS['dip-2'],
    ink: COLORS['dip-10'],
    bar: COLORS['dip-6'],
    band: COLORS['dip-5'],
  },
  energy: {
    ground: COLORS.ember,
    ink: COLORS['ember-glow'],
    bar: '#e9a92e',
    band: '#9a6812',
  },
  co2: { ground: COLORS['smog-hi'], ink: COLORS['dip-10'], bar: '#6b3a2c', band: '#4a261c' },
};

// A turn of thread, a brick or a wave: fine lines across each bar, one look for all three.
function composeBar(x: number, heightPx: number, { bar, band }: { bar: string; band: string }): string {
  const top = BASE_Y - heightPx;
  const lines = Array.from(
    { length: Math.floor(heightPx / 6) },
    (_, i) => `M${x} ${BASE_Y - 6 * (i + 1)}h${BAR_PX}`,
  );
  return `<rect x="${x}" y="${top}" width="${BAR_PX}" height="${heightPx}" fill="${bar}"/><path d="${lines.join('')}" stroke="${band}" stroke-width="1.6"/>`;
}

async function composeBand(measure: ChartMeasure, index: number): Promise<string> {
  const look = BANDS[measure];
  const left = index * BAND.width;
  const most = Math.max(...fabrics.map((fabric) => getMeasure(fabric, measure)));
  const number = await openSerifFace(NUMBER_CUT);
  const [highest] = findHighest(fabrics, (fabric) => getMeasure(fabric, measure));
  const bars = await Promise.all(
    fabrics.map(async (fabric, i) => {
      const x = left + MARGIN + i * 50;
      const value = getMeasure(fabric, measure);
      const text = formatNumber(value);
      const heightPx = (value / most) * TALLEST_PX;
      const textX = x + (BAR_PX - measureLine(number, text, 22)) / 2;
      const label = { text, x: textX, y: BASE_Y - heightPx - 8, sizePx: 22, fill: look.ink, trackingEm: 0 };
      return composeBar(x, heightPx, look) + (await setDisplay(label, NUMBER_CUT));
    }),
  );
  return `<rect x="${left}" y="${BAND.top}" width="${BAND.width}" height="${CARD_HEIGHT}" fill="${look.ground}"/>
<path d="M${left + MARGIN - 10} ${BASE_Y}h316" stroke="${look.ink}" stroke-width="2"/>${bars.join('')}
${await setDisplay({ text: words.MEASURES[measure], x: left + MARGIN, y: BAND.top + 56, sizePx: 46, fill: look.ink })}
${await setText({ text: words.most(highest?.name ?? ''), x: left + MARGIN, y: BASE_Y + 31, sizePx: 21, fill: look.ink }, 600)}`;
}

/** The dashboard: water, energy and CO2 of six fabrics, each on its own ground. */
export async function composeFabricsCard(): Promise<Card> {
  const bands = await Promise.all(CHART_MEASURES.map(composeBand));
  const text = words.fabricsTitle;
  const width = measureLine(await openSerifFace(HEADING_CUT), text, TITLE_PX);
  const title = await setDisplay({
    text,
    x: MARGIN,
    y: 182,
    sizePx: Math.min(TITLE_PX, (TITLE_PX * MEASURE_PX) / width),
    fill: COLORS['dip-10'],
  });
  return {
    alt: words.fabricsAlt,
    drawing: `${composeGround(COLORS['dip-0'])}${await composeName(COLORS['dip-10'])}${title}${bands.join('')}`,
  };
}
