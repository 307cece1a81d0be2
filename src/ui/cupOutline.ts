/** A cup is this much taller than it is wide. */
export const CUP_HEIGHT_PER_WIDTH = 1.1;

/** The tumbler for SVG, in the box of `CUP_VIEW_BOX`. */
export const CUP_PATH = 'M1.6 1H38.4L33.2 39.4Q32.6 44 28 44H12Q7.4 44 6.8 39.4Z';
export const CUP_VIEW_BOX = '0 0 40 45';

/** The part of a canvas path that the cup needs; a test may pass its own. */
export type OutlinePath = Pick<CanvasPath, 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'closePath'>;

/** Traces a plain tumbler whose top left corner is at `xPx`, `yPx`. */
export function traceCup(path: OutlinePath, xPx: number, yPx: number, widthPx: number): void {
  const x = (share: number) => xPx + share * widthPx;
  const y = (share: number) => yPx + share * widthPx;
  path.moveTo(x(0.04), yPx);
  path.lineTo(x(0.96), yPx);
  path.lineTo(x(0.83), y(0.98));
  path.quadraticCurveTo(x(0.815), y(CUP_HEIGHT_PER_WIDTH), x(0.7), y(CUP_HEIGHT_PER_WIDTH));
  path.lineTo(x(0.3), y(CUP_HEIGHT_PER_WIDTH));
  path.quadraticCurveTo(x(0.185), y(CUP_HEIGHT_PER_WIDTH), x(0.17), y(0.98));
  path.closePath();
}

/**
 * Traces the simplest mark that still reads at a size: below 3 px a dot, below 9 px a tapered block, above
 * that the tumbler.
 */
export function traceCupMark(path: OutlinePath, xPx: number, yPx: number, widthPx: number): void {
  if (widthPx >= 9) {
    traceCup(path, xPx, yPx, widthPx);
    return;
  }
  const taper = widthPx < 3 ? 0 : 0.17;
  const height = widthPx < 3 ? widthPx : widthPx * CUP_HEIGHT_PER_WIDTH;
  path.moveTo(xPx, yPx);
  path.lineTo(xPx + widthPx, yPx);
  path.lineTo(xPx + widthPx * (1 - taper), yPx + height);
  path.lineTo(xPx + widthPx * taper, yPx + height);
  path.closePath();
}
