import { drawFuzz } from './yarn';

type Context = CanvasRenderingContext2D;

const WOOL = { light: '#e3d8c2', body: '#b3a58c', shade: '#5d503c', ground: '#3a3024' };

/** One leg of a stitch: a plump, slanted loop of spun wool, centered at the origin. */
function drawLeg(context: Context, size: number, random: () => number): void {
  const [half, height] = [size * 0.245, size * 0.6];
  const round = context.createLinearGradient(-half, 0, half, 0);
  round.addColorStop(0, WOOL.shade);
  round.addColorStop(0.3, WOOL.body);
  round.addColorStop(0.5, WOOL.light);
  round.addColorStop(0.72, WOOL.body);
  round.addColorStop(1, WOOL.shade);
  context.beginPath();
  context.moveTo(0, -height);
  context.bezierCurveTo(half * 1.25, -height * 0.8, half * 1.2, height * 0.5, half * 0.2, height);
  context.bezierCurveTo(-half * 1.25, height * 0.8, -half * 1.2, -height * 0.5, 0, -height);
  context.fillStyle = round;
  context.fill();
  context.save();
  context.clip();
  for (let fiber = 0; fiber < 18; fiber++) {
    context.strokeStyle = random() < 0.58 ? '#efe6d4' : '#6d604c';
    context.globalAlpha = 0.18 + random() * 0.34;
    context.lineWidth = 0.4 + random() * 0.6;
    const x = (random() - 0.5) * 2.6 * half;
    const y = (random() - 0.5) * 1.6 * height;
    context.beginPath();
    context.moveTo(x - half * 0.7, y + height * 0.34);
    context.quadraticCurveTo(x, y, x + half * 0.6, y - height * 0.36);
    context.stroke();
  }
  context.globalAlpha = 1;
  const dive = context.createLinearGradient(0, -height, 0, height);
  dive.addColorStop(0, 'rgba(30,20,8,.62)');
  dive.addColorStop(0.3, 'rgba(30,20,8,0)');
  dive.addColorStop(0.78, 'rgba(30,20,8,0)');
  dive.addColorStop(1, 'rgba(30,20,8,.34)');
  context.fillStyle = dive;
  context.fillRect(-size, -height, 2 * size, 2 * height);
  context.restore();
}

/** Stocking stitch: columns of V, each hooked into the one below. */
export function* drawWool(
  context: Context,
  widthPx: number,
  heightPx: number,
  random: () => number,
): Generator<undefined> {
  context.fillStyle = WOOL.ground;
  context.fillRect(0, 0, widthPx, heightPx);
  const size = Math.max(20, widthPx / 12);
  const rowPx = size * 0.72;
  for (let row = Math.ceil(heightPx / rowPx) + 1; row >= -1; row--) {
    for (let column = -1; column < widthPx / size + 1; column++) {
      for (const side of [-1, 1]) {
        context.save();
        context.translate((column + 0.5) * size + side * size * 0.24, (row + 0.5) * rowPx);
        context.rotate(side * 0.46);
        drawLeg(context, size, random);
        context.restore();
      }
    }
    yield;
  }
  drawFuzz(context, widthPx, heightPx, widthPx * 1.3, '#f4eddd', 24, random);
}
