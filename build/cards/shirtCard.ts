import * as words from '#words/plain/cards';
import { findFigure } from '../../src/model/figure';
import { formatFigure } from '../../src/model/formatFigure';
import { STILLS } from '../../src/story/shirt/stillPictures';
import { COLORS } from '../../src/theme/tokens';
import { composeShirt } from '../stills';
import { type Card, composeGround, composeName, MARGIN } from './card';
import { composeRope } from './rope';
import { setFittedBlock, setLines } from './type';

const SHIRT = { centerX: 838, top: 28, height: 574 };

/** The story's still of the shirt, every cup of it, placed on the card. */
function placeStill(): string {
  const width = (SHIRT.height * STILLS.shirt.widthPx) / STILLS.shirt.heightPx;
  const stripes = composeShirt();
  const height = SHIRT.height / stripes.length;
  return stripes
    .map((svg, stripe) => {
      const y = SHIRT.top + stripe * height;
      return svg.replace(
        '<svg ',
        `<svg x="${SHIRT.centerX - width / 2}" y="${y}" width="${width}" height="${height}" `,
      );
    })
    .join('');
}

/** The T-shirt: its number, and every cup of it. */
export async function composeShirtCard(): Promise<Card> {
  const cups = formatFigure(findFigure('cotton-cups'), 'number');
  const pale = COLORS['dip-1'];
  const title = await setFittedBlock(words.shirtTitle(cups), {
    x: MARGIN,
    y: 262,
    measurePx: 440,
    sizePx: 160,
    leading: 0.84,
    fill: COLORS.white,
  });
  return {
    alt: words.shirtAlt(cups),
    drawing: `${composeGround(COLORS['dip-8'])}${placeStill()}${await composeName(pale)}${title}
${await setLines(words.shirtLines, 40, { x: MARGIN, y: 500, sizePx: 30, fill: pale })}
${composeRope(
  [
    [-20, 592],
    [200, 592],
    [440, 592],
  ],
  'raw',
  8,
)}`,
  };
}
