import type { Strand } from './placeStrands';
import type { YarnDye } from './placeYarns';
import { FRAY_PX, YARN_SHARE } from './yarnSizes';
import { YARN_COLORS, type YarnKind } from './yarnSprite';

type Context = CanvasRenderingContext2D;

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
