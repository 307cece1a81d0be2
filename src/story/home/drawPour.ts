import { mix, mixColors, smoothStep } from '../../theme/easing';
import { COLORS } from '../../theme/tokens';
import { drawYourCup } from '../cups/drawYourCup';
import { type PlacedCup, placeYourCups } from '../shirt/placeYourCups';
import type { PourFrame } from './describePour';
import { drawSea, placeSeaSurface, type Sea } from './drawSea';
import { drawStream } from './drawStream';
import { placeFlight } from './placeFlight';
import type { Stage } from './readStage';
import { ABOVE_PX, BELOW_PX, copyPicture, type SeaPictures } from './seaPictures';
import { describeClipPath } from './waves';

/** The sea of one frame of the pour. */
export function describeSea(
  stage: Stage,
  { rise, streamPx }: PourFrame,
  timeS: number,
  pictures: SeaPictures,
): Sea {
  const { widthPx, heightPx, stream } = stage;
  const levelPx = mix(heightPx + BELOW_PX, -ABOVE_PX, rise);
  return { widthPx, heightPx, levelPx, streamXPx: stream.xPx, streamPx, timeS, pictures };
}

/** Draws the T-shirt's water, the night that follows it, and the visitor's cups on their way. */
export function drawPour(
  context: CanvasRenderingContext2D,
  stage: Stage,
  sea: Sea,
  { flight }: PourFrame,
  cups: readonly PlacedCup[],
): void {
  const { xPx, topPx } = stage.stream;
  const bottomPx = Math.min(stage.heightPx, sea.levelPx + 40);
  drawStream(context, { xPx, topPx: Math.min(topPx, -10), bottomPx, widthPx: sea.streamPx }, sea.timeS);
  if (flight < 0.8) drawSea(context, sea);
  if (flight <= 0) return;
  context.globalAlpha = smoothStep(0, 0.75, flight);
  copyPicture(context, sea.pictures, 'night', 0);
  context.globalAlpha = 1;
  const goal = placeYourCups(stage.widthPx, stage.heightPx, cups.length);
  const glass = mixColors(COLORS['finish-card'], COLORS.weld, flight);
  for (const { xPx: x, yPx: y, widthPx } of placeFlight(cups, goal, flight)) {
    drawYourCup(context, x, y, widthPx, glass);
  }
}

/** What of the sunken page lies under water, as a CSS `clip-path`. */
export function describeSunken(sea: Sea): string {
  const surface = placeSeaSurface(sea).map(({ xPx, yPx }) => ({ xPx, yPx: yPx + 2 }));
  return describeClipPath(surface, sea.heightPx + 40);
}
