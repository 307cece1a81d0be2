import * as words from '#words/plain/cards';
import { COLORS } from '../../src/theme/tokens';
import { CARD_WIDTH, type Card, composeName, MARGIN } from './card';
import { composeRope } from './rope';
import { setFittedBlock } from './type';

const INK = COLORS['dip-10'];
const TITLE_MEASURE_PX = 440;
/** The thread is the shelf that everything stands on. */
const SHELF = [
  [-20, 606],
  [400, 611],
  [800, 607],
  [1090, 610],
] as const;

/** Home: the still life, the title fitted like wood type beside it. */
export async function composeHomeCard(): Promise<Card> {
  const title = await setFittedBlock(words.homeTitle, {
    x: MARGIN,
    y: 190,
    measurePx: TITLE_MEASURE_PX,
    sizePx: 104,
    fill: INK,
  });
  return {
    alt: words.homeAlt,
    // The master is 16:10: cut to 40:21, a little more at the foot than at the head.
    photos: [{ file: 'art/renders/hero.png', left: 0, top: -52, width: CARD_WIDTH, height: 750 }],
    drawing: `${await composeName(INK)}${title}${composeRope(SHELF, 'indigo', 8)}`,
  };
}
