import { COLORS } from '../../theme/tokens';

type Context = CanvasRenderingContext2D;

/** How the upright lines in the lake are stitched: the reader's, and that of what was said. */
const LOOKS = {
  you: { color: COLORS.weld, dash: [8, 6] },
  half: { color: COLORS['dip-0'], dash: [3, 6] },
} as const;

/** Draws an upright line in the lake. */
export function drawMark(
  context: Context,
  look: keyof typeof LOOKS,
  { xPx, fromPx, toPx }: { xPx: number; fromPx: number; toPx: number },
  isNarrow: boolean,
): void {
  const { color, dash } = LOOKS[look];
  context.strokeStyle = color;
  context.lineWidth = isNarrow ? 2 : 3;
  context.setLineDash(dash);
  context.beginPath();
  context.moveTo(xPx, fromPx);
  context.lineTo(xPx, toPx);
  context.stroke();
  context.setLineDash([]);
}

/** Between two rows of stitches, and how long a stitch is and the gap after it. */
const ROW_PX = { narrow: 8, wide: 13 } as const;
const STITCH_PX = [9, 5] as const;
const TINT = 0.22;

/**
 * Hatches a part of the lake in the reader's stitches, row by row. It is drawn only onto what stands there already: the
 * basin, whose shore so cuts it.
 */
export function drawHatching(
  context: Context,
  { leftPx, topPx, widthPx, heightPx }: { leftPx: number; topPx: number; widthPx: number; heightPx: number },
  isNarrow: boolean,
  opacity: number,
): void {
  context.save();
  context.globalCompositeOperation = 'source-atop';
  context.globalAlpha = opacity * TINT;
  context.fillStyle = COLORS.weld;
  context.fillRect(leftPx, topPx, widthPx, heightPx);
  context.globalAlpha = opacity;
  context.strokeStyle = COLORS['weld-lo'];
  context.lineWidth = isNarrow ? 1.5 : 2;
  context.setLineDash(STITCH_PX);
  context.beginPath();
  const rowPx = ROW_PX[isNarrow ? 'narrow' : 'wide'];
  for (let yPx = topPx + rowPx / 2; yPx < topPx + heightPx; yPx += rowPx) {
    context.moveTo(leftPx, yPx);
    context.lineTo(leftPx + widthPx, yPx);
  }
  context.stroke();
  context.restore();
}
