import { mix, mixColors, smoothStep } from '../../theme/easing';
import { COLORS } from '../../theme/tokens';
import { drawYourCup } from '../cups/drawYourCup';
import { placeYourCups } from '../shirt/placeYourCups';
import type { PourFrame } from './describePour';
import { drawSea, placeSeaSurface, type Sea } from './drawSea';
import { drawStream, placeStream, type Stream } from './drawStream';
import type { PourLayout } from './measurePour';
import { placeFlight } from './placeFlight';
import type { SeaTiles } from './seaTiles';
import { addColumn, describeClipPath } from './waves';

/** The night's faint light, right of the middle. */
const GLOW = '#123a5f';

/** Paints the ground on which home's pour ends and info1's first scene begins. */
function drawNight(context: CanvasRenderingContext2D, widthPx: number, heightPx: number): void {
  const [x, y] = [widthPx * 0.62, heightPx * 0.4];
  const light = context.createRadialGradient(x, y, 0, x, y, widthPx * 0.8);
  light.addColorStop(0, GLOW);
  light.addColorStop(1, COLORS['dip-9']);
  context.fillStyle = light;
  context.fillRect(0, 0, widthPx, heightPx);
}

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

/** The stream from the bar down to the sea. */
const placeFall = ({ stream, barBottomPx, heightPx }: PourLayout, sea: Sea): Stream => ({
  xPx: stream.xPx,
  topPx: barBottomPx,
  bottomPx: Math.min(heightPx, sea.levelPx + 40),
  widthPx: sea.streamPx,
});

/** Draws the sea, the night that follows it, and the visitor's cups on their way. */
export function drawPour(
  context: CanvasRenderingContext2D,
  layout: PourLayout,
  sea: Sea,
  { flight }: PourFrame,
  chosen: number,
): void {
  const { widthPx, heightPx, cups } = layout;
  drawStream(context, placeFall(layout, sea), sea.timeS);
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

/** What of the sunken page lies in the sea or in the stream, whose water covers no words, as a CSS `clip-path`. */
export function describeSunken(layout: PourLayout, sea: Sea): string {
  const surface = placeSeaSurface(sea).map(({ xPx, yPx }) => ({ xPx, yPx: yPx + 2 }));
  const fall = placeFall(layout, sea);
  const crestPx = Math.min(fall.bottomPx, ...surface.map(({ yPx }) => yPx));
  const wet = addColumn(surface, placeStream({ ...fall, bottomPx: crestPx }, sea.timeS));
  return describeClipPath(wet, sea.heightPx + 40);
}
