import * as words from '#words/plain/cards';
import { describeNoWinner } from '../../src/model/fabricFindings';
import { COLORS } from '../../src/theme/tokens';
import { type Card, composeGround, composeName, MARGIN } from './card';
import { composeRope } from './rope';
import { setFittedBlock, setLines } from './type';

const TILE_PX = 315;
const TILES = ['cotton', 'wool', 'hemp', 'polyester'] as const;
const TILES_LEFT = 570;

/** The costs: four materials, and the finding that none of them wins. */
export async function composeCostsCard(): Promise<Card> {
  // The build stops here when the records no longer support the headline.
  describeNoWinner();
  const ink = COLORS['dip-10'];
  const title = await setFittedBlock(words.costsTitle, {
    x: MARGIN,
    y: 226,
    measurePx: 448,
    sizePx: 124,
    fill: ink,
  });
  return {
    alt: words.costsAlt,
    photos: TILES.map((material, i) => ({
      file: `art/renders/${material}.png`,
      left: TILES_LEFT + (i % 2) * TILE_PX,
      top: Math.floor(i / 2) * TILE_PX,
      width: TILE_PX,
      height: TILE_PX,
    })),
    ground: composeGround(COLORS.weld),
    drawing: `${await composeName(ink)}${title}
${await setLines(words.costsLines, 38, { x: MARGIN, y: 526, sizePx: 29, fill: ink }, 600)}
${composeRope(
  [
    [-20, 600],
    [200, 600],
    [470, 600],
  ],
  'gold',
  8,
)}`,
  };
}
