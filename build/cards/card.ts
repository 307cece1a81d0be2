import { createLogoPath } from '../../src/theme/logo';
import { setDisplay } from './type';

/** The size that Open Graph and Twitter show whole. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;
export const MARGIN = 56;
export const MEASURE_PX = CARD_WIDTH - 2 * MARGIN;

const NAME_CUT = { widthPercent: 78, weight: 700 };

/** A picture that lies behind or within the drawing. */
export interface CardPhoto {
  file: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Card {
  /** What is seen, for those who do not see it. */
  alt: string;
  /** What lies behind the pictures. */
  ground?: string;
  /** Elements between `<svg>` and `</svg>`, 1200 × 630 units. */
  drawing: string;
  photos?: readonly CardPhoto[];
}

/** A plain ground, woven: the page is the cloth. */
export function composeGround(color: string): string {
  return `<defs><pattern id="weave" width="4" height="4" patternUnits="userSpaceOnUse">
<path d="M0 .5H4M.5 0V4" stroke="#888" stroke-opacity=".1" stroke-width="1"/></pattern></defs>
<rect width="${CARD_WIDTH}" height="${CARD_HEIGHT}" fill="${color}"/>
<rect width="${CARD_WIDTH}" height="${CARD_HEIGHT}" fill="url(#weave)"/>`;
}

/** Logo and name in the top left corner. */
export async function composeName(color: string): Promise<string> {
  const name = await setDisplay(
    { text: 'Threadprint', x: MARGIN + 44, y: 76, sizePx: 34, fill: color },
    NAME_CUT,
  );
  return `<path transform="translate(${MARGIN - 2} 42) scale(1.12)" d="${createLogoPath()}" fill="none" stroke="${color}" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"/>${name}`;
}
