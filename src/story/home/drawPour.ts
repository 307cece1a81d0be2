import { mix, mixColors, smoothStep } from '../../theme/easing';
import { COLORS } from '../../theme/tokens';
import { drawYourCup } from '../cups/drawYourCup';
import { drawNight } from '../shirt/drawNight';
import { placeYourCups } from '../shirt/placeYourCups';
import type { PourFrame } from './describePour';
import { drawSea, placeSeaSurface, type Sea } from './drawSea';
import { drawStream } from './drawStream';
import type { PourLayout } from './layout';
import { placeFlight } from './placeFlight';
import type { SeaTiles } from './seaTiles';
import { describeClipPath } from './waves';

/** The water starts this far below the viewport and ends this far above it: its waves are out of sight. */
const BELOW_PX = 60;
const ABOVE_PX = 90;

/** The sea of one frame of the pour. */
export function describeSea(
  { widthPx, heightPx, stream }: PourLayout,
  { rise, streamPx }: PourFrame,
  timeS: number,
  tiles?: SeaTiles,
): Sea {
  const levelPx = mix(heightPx + BELOW_PX, -ABOVE_PX, rise);
  return { widthPx, heightPx, levelPx, streamXPx: stream.xPx, streamPx, timeS, tiles };
}

/** Draws the T-shirt's water, the night that follows it, and the visitor's cups on their way. */
export function drawPour(
  context: CanvasRenderingContext2D,
  { widthPx, heightPx, stream, barBottomPx, cups }: PourLayout,
  sea: Sea,
  { flight }: PourFrame,
  chosen: number,
): void {
  const bottomPx = Math.min(heightPx, sea.levelPx + 40);
  const falling = { xPx: stream.xPx, topPx: barBottomPx, bottomPx, widthPx: sea.streamPx };
  drawStream(context, falling, sea.timeS);
  if (flight < 0.8) drawSea(context, sea);
  if (flight <= 0) return;
  context.globalAlpha = smoothStep(0, 0.75, flight);
  drawNight(context, widthPx, heightPx);
  context.globalAlpha = 1;
  const goal = placeYourCups(widthPx, heightPx, chosen);
  const glass = mixColors(COLORS['finish-card'], COLORS.weld, flight);
  for (const cup of placeFlight(cups.slice(0, chosen), goal, flight)) {
    drawYourCup(context, cup.xPx, cup.yPx, cup.widthPx, glass);
  }
}

/** What of the sunken page lies under water, as a CSS `clip-path`. */
export function describeSunken(sea: Sea): string {
  const surface = placeSeaSurface(sea).map(({ xPx, yPx }) => ({ xPx, yPx: yPx + 2 }));
  return describeClipPath(surface, sea.heightPx + 40);
}
