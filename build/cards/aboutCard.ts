import * as words from '#words/plain/cards';
import { createLogoPath } from '../../src/theme/logo';
import { COLORS } from '../../src/theme/tokens';
import { type Card, composeGround, composeName, MARGIN } from './card';
import { composeRope } from './rope';
import { setFittedBlock, setTextWithin } from './type';

/** About: every figure has a source, and a check. */
export async function composeAboutCard(): Promise<Card> {
  const pale = COLORS['dip-1'];
  const title = await setFittedBlock(words.aboutTitle, {
    x: MARGIN,
    y: 236,
    measurePx: 560,
    sizePx: 150,
    fill: COLORS.white,
    leading: 0.82,
  });
  return {
    alt: words.aboutAlt,
    drawing: `${composeGround(COLORS['dip-8'])}<path transform="translate(748 34) scale(13.4)" d="${createLogoPath(4.5, 90)}" fill="none" stroke="${COLORS.weld}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"/>
${await composeName(pale)}${title}
${await setTextWithin(660, { text: words.aboutText, x: MARGIN, y: 560, sizePx: 27, fill: pale })}
${composeRope(
  [
    [-20, 596],
    [300, 596],
    [560, 596],
  ],
  'weld',
  8,
)}`,
  };
}
