import { describeNoWinner } from '../../src/model/fabricFindings';
import { COLORS } from '../../src/theme/tokens';
import { type Card, composeGround, composeName, MARGIN } from './card';
import { composeRope } from './rope';
import { setFittedBlock, setText } from './type';

const TILE_PX = 315;
const TILES = ['cotton', 'wool', 'hemp', 'polyester'] as const;
const TILES_LEFT = 570;

/** The costs: four materials, and the finding that none of them wins. */
export async function composeCostsCard(): Promise<Card> {
  // The build stops here when the records no longer support the headline.
  const [finding] = describeNoWinner().split(':');
  const ink = COLORS['dip-10'];
  const title = await setFittedBlock(['The costs', 'of what', 'we wear'], {
    x: MARGIN,
    y: 226,
    measurePx: 448,
    sizePx: 124,
    fill: ink,
  });
  return {
    alt: `The costs of what we wear: a cotton boll, a ball of wool, a coil of hemp rope and a spool of polyester. ${finding}.`,
    photos: TILES.map((material, i) => ({
      file: `art/renders/${material}.png`,
      left: TILES_LEFT + (i % 2) * TILE_PX,
      top: Math.floor(i / 2) * TILE_PX,
      width: TILE_PX,
      height: TILE_PX,
    })),
    ground: composeGround(COLORS.weld),
    drawing: `${await composeName(ink)}${title}
${await setText({ text: 'No fabric is lowest', x: MARGIN, y: 526, sizePx: 29, fill: ink }, 600)}
${await setText({ text: 'on every count.', x: MARGIN, y: 564, sizePx: 29, fill: ink }, 600)}
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
