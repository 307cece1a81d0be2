import { findFigure } from '../../src/model/figure';
import { formatFigure } from '../../src/model/format';
import { readShade, SHADE_COLORS } from '../../src/story/shirt/shirtPalette';
import { eachCup, ROW_COUNT, ROW_PER_CELL, SHIRT_ROWS } from '../../src/story/shirt/shirtRows';
import { COLORS } from '../../src/theme/tokens';
import { type Card, composeGround, composeName, MARGIN } from './card';
import { composeRope } from './rope';
import { setFittedBlock, setText } from './type';

const SHIRT = { centerX: 838, top: 34, bottom: 596 };

/** Every cup of the cotton, one mark each, in the shape of the shirt. */
function composeShirt(): string {
  const rowPx = (SHIRT.bottom - SHIRT.top) / ROW_COUNT;
  const cellPx = rowPx / ROW_PER_CELL;
  const marks = SHADE_COLORS.map(() => [] as string[]);
  const width = (cellPx * 0.8).toFixed(2);
  const taper = cellPx * 0.14;
  const foot = `l${-taper} ${(rowPx * 0.82).toFixed(2)}h${(taper * 2 - Number(width)).toFixed(2)}z`;
  eachCup(SHIRT_ROWS, (cell, row) => {
    const x = SHIRT.centerX + cell * cellPx - Number(width) / 2;
    marks[readShade(cell, row)]?.push(
      `M${x.toFixed(1)} ${(SHIRT.top + row * rowPx).toFixed(1)}h${width}${foot}`,
    );
  });
  return marks.map((cups, i) => `<path d="${cups.join('')}" fill="${SHADE_COLORS[i]}"/>`).join('');
}

/** The T-shirt: its number, and every cup of it. */
export async function composeShirtCard(): Promise<Card> {
  const cups = formatFigure(findFigure('cotton-cups'), 'number');
  const pale = COLORS['dip-1'];
  const title = await setFittedBlock([cups, 'cups.'], {
    x: MARGIN,
    y: 262,
    measurePx: 440,
    sizePx: 160,
    leading: 0.84,
    fill: COLORS.white,
  });
  const text = { x: MARGIN, sizePx: 30, fill: pale };
  return {
    alt: `${cups} cups of water to grow the cotton of one T-shirt: every cup drawn, in the shape of the shirt.`,
    drawing: `${composeGround(COLORS['dip-8'])}${composeShirt()}${await composeName(pale)}${title}
${await setText({ ...text, text: 'of water to grow the', y: 500 })}
${await setText({ ...text, text: 'cotton of one T-shirt', y: 540 })}
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
