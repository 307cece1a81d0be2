import type { CanvasPool } from '../../scene/canvas';
import { smoothStep } from '../../theme/easing';
import { COLORS } from '../../theme/tokens';
import { FRAY_PX, YARN_SHARE } from '../thread/yarnSizes';
import type { Strand } from './placeStrands';
import type { YarnDye } from './placeYarns';
import { YARN_COLORS, type YarnKind } from './yarnSprite';

type Context = CanvasRenderingContext2D;

/** Lobes of an open boll: x and y of the center and the radius, as shares of its width. */
const LOBES = [
  [0.27, 0.42, 0.23],
  [0.73, 0.42, 0.23],
  [0.34, 0.7, 0.23],
  [0.68, 0.72, 0.22],
  [0.5, 0.5, 0.25],
] as const;
/** Bolls are a little wider than their room: they push against each other as in the field. */
const BOLL_SHARE = 1.25;

/** An open cotton boll, drawn once. */
export function createBollSprite(pool: CanvasPool, pitchPx: number, pixelRatio: number): HTMLCanvasElement {
  const room = Math.max(2, Math.round(pitchPx * BOLL_SHARE * pixelRatio));
  const image = pool.make(room, room);
  const context = image.getContext('2d');
  if (!context) return image;
  for (const [x, y, radius] of LOBES) {
    context.beginPath();
    context.arc(x * room, y * room, radius * room, 0, 2 * Math.PI);
    context.fillStyle = COLORS.boll;
    context.fill();
    context.lineWidth = Math.max(0.5, room * 0.045);
    context.strokeStyle = '#cdb27a';
    context.stroke();
  }
  return image;
}

const findEnd = (dye: YarnDye): YarnKind => {
  if (dye.undyed > 0) return 'undyed';
  return dye.blue > 0 ? 'blue' : 'cotton';
};

/** Draws the frayed lower end of a yarn. */
export function drawFray(context: Context, { bottomXPx, bottomPx, pitchPx }: Strand, dye: YarnDye): void {
  const kind = findEnd(dye);
  const spreadPx = pitchPx * YARN_SHARE * 0.5;
  context.lineWidth = Math.max(0.8, pitchPx * 0.12);
  context.strokeStyle = YARN_COLORS[kind].light;
  context.globalAlpha = kind === 'undyed' ? 1 : 0.75;
  context.beginPath();
  for (const lean of [-1, -0.2, 0.7]) {
    context.moveTo(bottomXPx + lean * spreadPx * 0.6, bottomPx - 1);
    context.lineTo(bottomXPx + lean * spreadPx * 1.1, bottomPx + FRAY_PX - Math.abs(lean));
  }
  context.stroke();
  context.globalAlpha = 1;
}

/** Draws an open boll at the lower end of each yarn that has turned to cotton. */
export function drawBolls(
  context: Context,
  boll: HTMLCanvasElement,
  strands: readonly Strand[],
  dyes: readonly YarnDye[],
): void {
  strands.forEach(({ bottomXPx, bottomPx, pitchPx }, i) => {
    const open = smoothStep(0.94, 1, dyes[i]?.cotton ?? 0);
    if (open === 0) return;
    const sizePx = pitchPx * BOLL_SHARE * open;
    context.drawImage(boll, bottomXPx - sizePx / 2, bottomPx - sizePx * 0.2, sizePx, sizePx);
  });
}
