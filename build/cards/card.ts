import { createLogoPath } from '../../src/theme/logo';
import type { RopeStage } from '../../src/thread/ropeStages';
import { composeRope } from './rope';
import { setDisplay, setFittedBlock, setLines } from './type';

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

interface PageCard {
  alt: string;
  /** The color of the cloth, and that of the words. */
  ground: string;
  ink: string;
  /** In lines of one measure; the first stands at `y`. */
  title: {
    text: string;
    x?: number;
    y: number;
    measurePx: number;
    sizePx: number;
    leading?: number;
    fill?: string;
  };
  /** Below the title, in one line or more; a line that is wider than its measure is set smaller. */
  text?: { text: string; y: number; sizePx?: number; measurePx?: number };
  /** Its thread, from the left edge as far as `toX`. */
  rope?: { stage: RopeStage; y: number; toX: number };
  drawing?: string;
  photos?: readonly CardPhoto[];
}

/** The card of a page: name, title and text on the left, and what it shows, all on one cloth. */
export async function composePageCard(card: PageCard): Promise<Card> {
  const { alt, ground, ink, title, text, rope, drawing = '', photos = [] } = card;
  const parts = [
    drawing,
    await composeName(ink),
    await setFittedBlock(title.text, { x: MARGIN, fill: ink, ...title }),
    text === undefined
      ? ''
      : await setLines(
          text.text,
          { x: MARGIN, y: text.y, sizePx: text.sizePx ?? 28, fill: ink },
          text.measurePx,
        ),
    rope === undefined
      ? ''
      : composeRope(
          [-20, rope.toX / 2, rope.toX].map((x) => [x, rope.y]),
          rope.stage,
          8,
        ),
  ];
  return { alt, ground: composeGround(ground), photos, drawing: parts.join('') };
}
