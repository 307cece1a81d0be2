type Context = CanvasRenderingContext2D;

/** Over four, under one, and the next yarn two further on: a five-end satin, so that light slides over it. */
const ENDS = 5;
const SHIFT = 2;
/** So many ends are woven at a stretch: a slow phone answers in between. */
const ENDS_A_STEP = 3;

/** One long float of bright filaments, centered at (x, y). */
function drawSheen(
  context: Context,
  x: number,
  y: number,
  widthPx: number,
  lengthPx: number,
  gloss: number,
): void {
  const color = context.createLinearGradient(0, y - lengthPx / 2, 0, y + lengthPx / 2);
  color.addColorStop(0, '#4c0a0e');
  color.addColorStop(0.16, '#981821');
  color.addColorStop(0.42, '#c9303a');
  color.addColorStop(0.52, `rgb(${225 + 28 * gloss},${92 + 96 * gloss},${88 + 92 * gloss})`);
  color.addColorStop(0.62, '#c9303a');
  color.addColorStop(0.86, '#98161f');
  color.addColorStop(1, '#4c0a0e');
  context.fillStyle = color;
  context.beginPath();
  context.roundRect(x - widthPx / 2, y - lengthPx / 2, widthPx, lengthPx, widthPx * 0.45);
  context.fill();
  // Single filaments, straight and smooth: nothing is spun here.
  context.lineWidth = 0.45;
  for (let filament = -2; filament <= 2; filament++) {
    context.strokeStyle = filament % 2 === 0 ? 'rgba(255,222,216,.34)' : 'rgba(70,4,10,.34)';
    const at = x + (filament * widthPx) / 5.6;
    context.beginPath();
    context.moveTo(at, y - lengthPx * 0.46);
    context.lineTo(at, y + lengthPx * 0.46);
    context.stroke();
  }
}

/** Polyester satin: long floats, and soft folds of light across them. */
export function* drawPolyester(context: Context, widthPx: number, heightPx: number): Generator<undefined> {
  context.fillStyle = '#43080c';
  context.fillRect(0, 0, widthPx, heightPx);
  const step = Math.max(7, widthPx / 42);
  const floatPx = step * 4.1;
  const pick = floatPx / (ENDS - 1);
  for (let end = -1; end < widthPx / step + 1; end++) {
    const offset = ((end * SHIFT) % ENDS) * pick;
    for (let y = -floatPx * 2 + offset; y < heightPx + floatPx; y += pick * ENDS) {
      const gloss = 0.5 + 0.5 * Math.sin(((end * step) / widthPx) * 5.2 + (y / heightPx) * 2.6 - 0.6);
      drawSheen(context, (end + 0.5) * step, y, step * 0.98, floatPx * 1.2, gloss);
    }
    if (end % ENDS_A_STEP === 0) yield;
  }
  const folds = context.createLinearGradient(0, heightPx * 0.1, widthPx, heightPx * 0.9);
  folds.addColorStop(0, 'rgba(46,2,8,.62)');
  folds.addColorStop(0.2, 'rgba(255,214,208,.10)');
  folds.addColorStop(0.3, 'rgba(255,232,228,.34)');
  folds.addColorStop(0.42, 'rgba(60,4,10,.12)');
  folds.addColorStop(0.55, 'rgba(46,2,8,.46)');
  folds.addColorStop(0.68, 'rgba(255,214,208,.08)');
  folds.addColorStop(0.78, 'rgba(255,232,228,.30)');
  folds.addColorStop(1, 'rgba(46,2,8,.58)');
  context.fillStyle = folds;
  context.fillRect(0, 0, widthPx, heightPx);
}
