import * as words from '#words/text/cards';
import { percent } from '#words/text/units';
import { productionPhases } from '../../src/data/productionPhases';
import { formatNumber } from '../../src/model/format';
import { createRandom } from '../../src/theme/easing';
import { COLORS } from '../../src/theme/tokens';
import { openSansFace, openSerifFace } from '../fontInstance';
import { CARD_HEIGHT, type Card, composePageCard } from './card';
import { composeRope } from './rope';
import { measureLine, setDisplay, setText } from './type';

const BASE_Y = 540;
const TALLEST_PX = 384;
const NUMBER_CUT = { widthPercent: 78, weight: 780 };
const BOBBIN = { first: 556, step: 122, width: 76 };
/** The red thread leaves its bobbin, between the labels. */
const LOOSE_END = [
  [830, 532],
  [852, 548],
  [856, 590],
  [890, 604],
  [1090, 604],
] as const;
/** One turn of thread stands for this much, as on the page. */
const UNITS_PER_TURN = 10;

function composeBobbin(x: number, emissions: number, pxPerUnit: number, isLargest: boolean): string {
  const random = createRandom(Math.round(emissions));
  const [body, light, dark] = isLargest
    ? ['#942015', '#c2483a', '#5c120b']
    : ['#3a3936', '#6d6b66', '#1d1c1a'];
  const turns = Math.round(emissions / UNITS_PER_TURN);
  const turnPx = UNITS_PER_TURN * pxPerUnit;
  const wound = Array.from({ length: turns }, (_, i) => {
    const y = BASE_Y - (i + 0.5) * turnPx;
    const over = random() * 3;
    return `M${(x - BOBBIN.width / 2 - over).toFixed(1)} ${y.toFixed(1)}H${(x + BOBBIN.width / 2 + random() * 3).toFixed(1)}`;
  }).join('');
  const left = x - BOBBIN.width / 2;
  return `<rect x="${x - 6}" y="118" width="12" height="${BASE_Y - 118}" fill="#c9b795"/><circle cx="${x}" cy="118" r="9" fill="${COLORS['walnut-mid']}"/>
<g stroke-linecap="round"><path d="${wound}" stroke="${dark}" stroke-width="${turnPx + 0.6}"/><path d="${wound}" stroke="${body}" stroke-width="${turnPx * 0.72}"/></g>
<rect x="${left + BOBBIN.width * 0.22}" y="${BASE_Y - turns * turnPx}" width="${BOBBIN.width * 0.16}" height="${turns * turnPx}" fill="${light}" opacity=".45"/>
<rect x="${left - 6}" y="${BASE_Y}" width="${BOBBIN.width + 12}" height="9" rx="3" fill="${COLORS['walnut-mid']}"/>`;
}

/** The production chart: five bobbins, garment production in madder. */
export async function composeProcessCard(): Promise<Card> {
  const most = Math.max(...productionPhases.map(({ emissions }) => emissions));
  const pxPerUnit = TALLEST_PX / most;
  const number = await openSerifFace(NUMBER_CUT);
  const label = await openSansFace(600);
  const bobbins = await Promise.all(
    productionPhases.map(async ({ id, emissions, sharePercent }, i) => {
      const x = BOBBIN.first + i * BOBBIN.step;
      const isLargest = emissions === most;
      const fill = isLargest ? COLORS['madder-deep'] : COLORS['dip-10'];
      const top = BASE_Y - emissions * pxPerUnit;
      const [value, share, phase] = [
        formatNumber(emissions),
        percent(formatNumber(sharePercent)),
        words.PHASES[id],
      ];
      const middle = (width: number) => x - width / 2;
      return `${composeBobbin(x, emissions, pxPerUnit, isLargest)}
<rect x="${x - 47}" y="${top - 76}" width="94" height="66" rx="3" fill="${COLORS.white}" stroke="${COLORS['dip-10']}" stroke-width="1.5"/>
${await setDisplay({ text: value, x: middle(measureLine(number, value, 30)), y: top - 44, sizePx: 30, fill, trackingEm: 0 }, NUMBER_CUT)}
${await setText({ text: share, x: middle(measureLine(label, share, 19)), y: top - 20, sizePx: 19, fill }, 600)}
${await setText({ text: phase, x: middle(measureLine(label, phase, 18)), y: BASE_Y + 36, sizePx: 18, fill }, 600)}`;
    }),
  );
  return composePageCard({
    alt: words.productionAlt,
    ground: '#eceee8',
    ink: COLORS['dip-10'],
    title: { text: words.productionTitle, y: 218, measurePx: 370, sizePx: 100, leading: 0.98 },
    text: { text: words.productionLines(formatNumber(UNITS_PER_TURN)), y: CARD_HEIGHT - 108, sizePx: 26 },
    drawing: composeRope(LOOSE_END, 'print', 8) + bobbins.join(''),
  });
}
