import * as words from '#words/text/cards';
import { LAND } from '../../src/data/outlines/land';
import { describeNoWinner } from '../../src/model/fabricFindings';
import { formatNumber } from '../../src/model/format';
import { findPlaceWater } from '../../src/model/placeWater';
import { drawEdge, drawHalf } from '../../src/story/lives/shirtHalves';
import { traceLand } from '../../src/story/where/traceLand';
import { createLogoPath } from '../../src/theme/logo';
import { COLORS } from '../../src/theme/tokens';
import { STILLS } from '../../src/ui/stillPictures';
import { composeShirt } from '../stills';
import { CARD_HEIGHT, CARD_WIDTH, composePageCard, MARGIN, MEASURE_PX } from './card';
import { composeRope } from './rope';
import { IS_FROM_RIGHT, turnBack } from './type';

const INK = COLORS['dip-10'];

/** The thread is the shelf that everything stands on. */
const SHELF = [
  [-20, 606],
  [400, 611],
  [800, 607],
  [1090, 610],
] as const;

const HOME_TITLE = { y: 190, measurePx: 440, sizePx: 104 };

/** Home: the still life, which is never turned over, the title fitted like wood type beside it. */
export const composeHomeCard = () =>
  composePageCard({
    alt: words.homeAlt,
    ground: COLORS.white,
    ink: INK,
    title: {
      text: words.homeTitle,
      ...HOME_TITLE,
      x: IS_FROM_RIGHT ? CARD_WIDTH - MARGIN - HOME_TITLE.measurePx : MARGIN,
    },
    // The master is 16:10: cut to 40:21, a little more at the foot than at the head.
    photos: [{ file: 'art/renders/hero.png', left: 0, top: -52, width: CARD_WIDTH, height: 750 }],
    drawing: composeRope(SHELF, 'indigo', 8),
  });

/** About: every figure has a source, and a check. */
export const composeAboutCard = () =>
  composePageCard({
    alt: words.aboutAlt,
    ground: COLORS['dip-8'],
    ink: COLORS['dip-1'],
    title: { text: words.aboutTitle, y: 236, measurePx: 560, sizePx: 150, leading: 0.82, fill: COLORS.white },
    text: { text: words.aboutText, y: 560, sizePx: 27, measurePx: 660 },
    rope: { stage: 'weld', y: 596, toX: 560 },
    drawing: `<path transform="translate(748 34) scale(13.4)" d="${createLogoPath(4.5, 90)}" fill="none" stroke="${COLORS.weld}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"/>`,
  });

const SHIRT = { centerX: 838, top: 28, height: 574 };

/** The story's still of the shirt, every cup of it, placed on the card. */
function placeStill(): string {
  const width = (SHIRT.height * STILLS.shirt.widthPx) / STILLS.shirt.heightPx;
  const stripes = composeShirt();
  const height = SHIRT.height / stripes.length;
  const place = (svg: string, stripe: number) =>
    svg.replace(
      '<svg ',
      `<svg x="${SHIRT.centerX - width / 2}" y="${SHIRT.top + stripe * height}" width="${width}" height="${height}" `,
    );
  return stripes.map(place).join('');
}

/** The T-shirt: the question, and every cup of it, uncounted: whoever is sent the card has yet to guess. */
export const composeShirtCard = () =>
  composePageCard({
    alt: words.shirtAlt,
    ground: COLORS['dip-8'],
    ink: COLORS['dip-1'],
    title: {
      text: words.shirtTitle,
      y: 262,
      measurePx: 440,
      sizePx: 160,
      leading: 0.84,
      fill: COLORS.white,
    },
    text: { text: words.shirtLines, y: 500, sizePx: 30 },
    rope: { stage: 'raw', y: 592, toX: 440 },
    drawing: placeStill(),
  });

const MAP = { left: 470, top: 150, scale: 0.98, width: 720 };

/** Land and places as on the page; the one that takes the most river water stands out. */
function composeMap(): string {
  const knots = Object.entries(LAND.knots).map(([id, [x, y]]) =>
    id === 'turkmenistan'
      ? `<circle cx="${x}" cy="${y}" r="13" fill="${COLORS['dip-7']}" stroke="${COLORS.boll}" stroke-width="3"/>`
      : `<circle cx="${x}" cy="${y}" r="8" fill="${COLORS.boll}" stroke="${INK}" stroke-width="2"/>`,
  );
  return `<g transform="translate(${MAP.left} ${MAP.top}) scale(${MAP.scale})" fill="none"><g ${turnBack(0, MAP.width)}>
<path d="${traceLand(LAND)}" stroke="${COLORS['weld-lo']}" stroke-width="2.3" stroke-dasharray="4.2 .8"/>
${knots.join('')}</g></g>`;
}

/** The map of all places, and how far apart two of them are. */
export function composeWhereCard() {
  const [least, most] = [findPlaceWater('brazil'), findPlaceWater('turkmenistan')];
  const text = words.whereText(least.name, formatNumber(least.river), most.name, formatNumber(most.river));
  return composePageCard({
    alt: words.whereAlt(text),
    ground: COLORS.weld,
    ink: INK,
    title: { text: words.whereTitle, y: 230, measurePx: 380, sizePx: 120, leading: 0.9 },
    text: { text, y: 592, measurePx: MEASURE_PX },
    drawing: composeMap(),
  });
}

const TILE_PX = 315;
const TILES = ['cotton', 'wool', 'hemp', 'polyester'] as const;
const TILES_LEFT = 570;

/** The costs: four materials, and the finding that none of them wins. */
export function composeCostsCard() {
  // The build stops here when the records no longer support the headline.
  describeNoWinner();
  return composePageCard({
    alt: words.costsAlt,
    ground: COLORS.weld,
    ink: INK,
    title: { text: words.costsTitle, y: 226, measurePx: 448, sizePx: 124 },
    text: { text: words.costsLines, y: 526 },
    rope: { stage: 'gold', y: 600, toX: 470 },
    photos: TILES.map((material, i) => ({
      file: `art/renders/${material}.png`,
      left: TILES_LEFT + (i % 2) * TILE_PX,
      top: Math.floor(i / 2) * TILE_PX,
      width: TILE_PX,
      height: TILE_PX,
    })),
  });
}

const drawPly = (path: string, color: string) =>
  `<path d="${path}" stroke="${INK}" stroke-width="17"/><path d="${path}" stroke="${color}" stroke-width="12"/>`;

/** One shirt on two grounds. */
export function composeLivesCard() {
  const [left, right] = [COLORS['dip-3'], COLORS.weld];
  return composePageCard({
    alt: words.livesAlt,
    ground: left,
    ink: INK,
    title: { text: words.livesTitle, y: 250, measurePx: 520, sizePx: 132 },
    text: { text: words.livesLines, y: 520 },
    drawing: `<path d="M900 0H${CARD_WIDTH}V${CARD_HEIGHT}H900Z" fill="${right}"/>
<g transform="translate(625 40) scale(.55)" stroke-linejoin="round" stroke-linecap="round">
<path d="${drawHalf(-1)}${drawHalf(1)}" fill="${COLORS['dip-9']}"/>
<g fill="none">${drawPly(drawEdge(-1), left)}${drawPly(drawEdge(1), right)}
<path d="M500 100V985" stroke="${COLORS['dip-0']}" stroke-width="5" stroke-dasharray="16 11"/></g></g>`,
  });
}
