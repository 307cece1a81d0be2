import { mixColors } from '../../theme/easing';
import { drawFloat, drawFuzz } from './yarn';

type Context = CanvasRenderingContext2D;

const COTTON = { light: '#fffdf4', body: '#ece2c9', shade: '#a8966a' };

function isWarpOnTop(column: number, row: number): boolean {
  return (column + row) % 2 === 0;
}

/** Plain weave: every yarn goes over one and under one. */
export function* drawCotton(
  context: Context,
  widthPx: number,
  heightPx: number,
  random: () => number,
): Generator<undefined> {
  context.fillStyle = '#7f6d45';
  context.fillRect(0, 0, widthPx, heightPx);
  const step = Math.max(12, widthPx / 21);
  for (const isWarp of [false, true]) {
    for (let row = -1; row < heightPx / step + 1; row++) {
      for (let column = -1; column < widthPx / step + 1; column++) {
        if (isWarpOnTop(column, row) !== isWarp) continue;
        const [x, y] = [(column + 0.5) * step, (row + 0.5) * step];
        const thickness = step * (0.9 + random() * 0.1);
        drawFloat(
          context,
          x,
          y,
          step * 1.5,
          thickness,
          isWarp,
          { colors: COTTON, fibers: 9, twist: 0.62 },
          random,
        );
      }
      yield;
    }
  }
  drawFuzz(context, widthPx, heightPx, widthPx * 0.7, '#fffef8', 13, random);
  drawSeedFlecks(context, widthPx, heightPx, random);
}

/** Bits of the boll's husk that ginning left in. */
function drawSeedFlecks(context: Context, widthPx: number, heightPx: number, random: () => number): void {
  context.fillStyle = '#5a3b25';
  for (let fleck = 0; fleck < 9; fleck++) {
    context.save();
    context.translate(random() * widthPx, random() * heightPx);
    context.rotate(random() * Math.PI);
    context.globalAlpha = 0.5 + random() * 0.3;
    context.beginPath();
    context.ellipse(0, 0, 1.6 + random() * 2, 0.8, 0, 0, 2 * Math.PI);
    context.fill();
    context.restore();
  }
}

/** Hemp in plain weave: slubs make every yarn thick here and thin there. */
export function* drawHemp(
  context: Context,
  widthPx: number,
  heightPx: number,
  random: () => number,
): Generator<undefined> {
  context.fillStyle = '#3f3114';
  context.fillRect(0, 0, widthPx, heightPx);
  const step = Math.max(16, widthPx / 14);
  const columns = Math.ceil(widthPx / step) + 2;
  const rows = Math.ceil(heightPx / step) + 2;
  const slub = (count: number) =>
    Array.from({ length: count }, () => ({ phase: random() * 7, rate: 0.4 + random() * 0.6 }));
  const [warp, weft] = [slub(columns), slub(rows)];
  for (const isWarp of [false, true]) {
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        if (isWarpOnTop(column, row) !== isWarp) continue;
        const { phase, rate } = (isWarp ? warp[column] : weft[row]) ?? { phase: 0, rate: 1 };
        const swell =
          0.86 + 0.24 * Math.sin(phase + (isWarp ? row : column) * rate) + (random() - 0.5) * 0.12;
        const tone = random();
        const colors = {
          light: mixColors('#ecdcae', '#d4bd7c', tone),
          body: mixColors('#bfa463', '#a3894c', tone),
          shade: mixColors('#6a5526', '#7c6534', tone),
        };
        const [x, y] = [
          (column - 0.5) * step + (random() - 0.5) * 2,
          (row - 0.5) * step + (random() - 0.5) * 2,
        ];
        drawFloat(
          context,
          x,
          y,
          step * 1.5,
          step * swell,
          isWarp,
          { colors, fibers: 26, twist: 0.14 },
          random,
        );
      }
      yield;
    }
  }
  drawFuzz(context, widthPx, heightPx, widthPx * 0.45, '#f3e7c0', 30, random);
}
