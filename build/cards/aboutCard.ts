import { createLogoPath } from '../../src/theme/logo';
import { COLORS } from '../../src/theme/tokens';
import { type Card, composeGround, composeName, MARGIN } from './card';
import { composeRope } from './rope';
import { setFittedBlock, setText } from './type';

/** About: every figure has a source, and a check. */
export async function composeAboutCard(): Promise<Card> {
  const pale = COLORS['dip-1'];
  const title = await setFittedBlock(['Every', 'number,', 'checked.'], {
    x: MARGIN,
    y: 236,
    measurePx: 560,
    sizePx: 150,
    fill: COLORS.white,
    leading: 0.82,
  });
  return {
    alt: 'Every number, checked. A drop wound from one thread, like a fingerprint.',
    drawing: `${composeGround(COLORS['dip-8'])}<path transform="translate(748 34) scale(13.4)" d="${createLogoPath(4.5, 90)}" fill="none" stroke="${COLORS.weld}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"/>
${await composeName(pale)}${title}
${await setText({ text: 'Where each figure comes from, and what we found.', x: MARGIN, y: 560, sizePx: 27, fill: pale })}
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
