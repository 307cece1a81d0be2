import * as words from '#words/plain/cards';
import { drawEdge, drawHalf } from '../../src/story/lives/poster/shirtHalves';
import { COLORS } from '../../src/theme/tokens';
import { CARD_HEIGHT, CARD_WIDTH, type Card, composeGround, composeName, MARGIN } from './card';
import { setFittedBlock, setLines } from './type';

const INK = COLORS['dip-10'];
const HALF = CARD_WIDTH / 2;

const drawPly = (path: string, color: string) =>
  `<path d="${path}" stroke="${INK}" stroke-width="17"/><path d="${path}" stroke="${color}" stroke-width="12"/>`;

/** One shirt cut in two dyes. */
export async function composeLivesCard(): Promise<Card> {
  const title = await setFittedBlock(words.livesTitle, {
    x: MARGIN,
    y: 250,
    measurePx: 520,
    sizePx: 132,
    fill: INK,
  });
  const lines = await setLines(words.livesLines, 38, { x: MARGIN, y: 520, sizePx: 29, fill: INK }, 600);
  return {
    alt: words.livesAlt,
    ground: composeGround(COLORS.weld),
    drawing: `<rect x="${HALF + 300}" width="${HALF - 300}" height="${CARD_HEIGHT}" fill="${COLORS['dip-3']}"/>
<g transform="translate(625 40) scale(.55)" stroke-linejoin="round" stroke-linecap="round">
<path d="${drawHalf(-1)}" fill="${COLORS['dip-3']}"/><path d="${drawHalf(1)}" fill="${COLORS.weld}"/>
<g fill="none">${drawPly(drawEdge(-1), COLORS['dip-3'])}${drawPly(drawEdge(1), COLORS.weld)}
<path d="M500 100V985" stroke="${INK}" stroke-width="5" stroke-dasharray="16 11"/></g></g>
${await composeName(INK)}${title}
${lines}`,
  };
}
