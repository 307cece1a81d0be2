type Context = CanvasRenderingContext2D;

/** Colors of a yarn: where light falls, its body, its shade. */
interface YarnColors {
  light: string;
  body: string;
  shade: string;
}

interface YarnLook {
  colors: YarnColors;
  /** Single fibers drawn on one float. */
  fibers: number;
  /** How far a fiber slants across the yarn: tightly spun yarns slant more. */
  twist: number;
}

/** One float of a yarn between two crossings, centered at (x, y): round, and dark where it dives. */
export function drawFloat(
  context: Context,
  x: number,
  y: number,
  lengthPx: number,
  thicknessPx: number,
  isVertical: boolean,
  { colors, fibers, twist }: YarnLook,
  random: () => number,
): void {
  context.save();
  context.translate(x, y);
  if (isVertical) context.rotate(Math.PI / 2);
  const half = thicknessPx / 2;
  const round = context.createLinearGradient(0, -half, 0, half);
  round.addColorStop(0, colors.shade);
  round.addColorStop(0.2, colors.body);
  round.addColorStop(0.42, colors.light);
  round.addColorStop(0.74, colors.body);
  round.addColorStop(1, colors.shade);
  // A float bulges in the middle and is pinched where the crossing yarn presses on it.
  context.beginPath();
  context.moveTo(-lengthPx / 2, -half * 0.62);
  context.bezierCurveTo(
    -lengthPx * 0.22,
    -half * 1.06,
    lengthPx * 0.22,
    -half * 1.06,
    lengthPx / 2,
    -half * 0.62,
  );
  context.quadraticCurveTo(lengthPx * 0.56, 0, lengthPx / 2, half * 0.62);
  context.bezierCurveTo(
    lengthPx * 0.22,
    half * 1.06,
    -lengthPx * 0.22,
    half * 1.06,
    -lengthPx / 2,
    half * 0.62,
  );
  context.quadraticCurveTo(-lengthPx * 0.56, 0, -lengthPx / 2, -half * 0.62);
  context.closePath();
  context.fillStyle = round;
  context.fill();
  context.clip();
  for (let fiber = 0; fiber < fibers; fiber++) {
    context.strokeStyle = random() < 0.55 ? colors.light : colors.shade;
    context.globalAlpha = 0.2 + random() * 0.34;
    context.lineWidth = 0.4 + random() * 0.5;
    const at = (random() - 0.5) * thicknessPx;
    const start = (random() - 0.6) * lengthPx;
    const reach = lengthPx * (0.3 + random() * 0.35);
    context.beginPath();
    context.moveTo(start, at + twist * half);
    context.quadraticCurveTo(start + reach / 2, at, start + reach, at - twist * half);
    context.stroke();
  }
  context.globalAlpha = 1;
  const dive = context.createLinearGradient(-lengthPx / 2, 0, lengthPx / 2, 0);
  dive.addColorStop(0, 'rgba(20,12,4,.5)');
  dive.addColorStop(0.24, 'rgba(20,12,4,0)');
  dive.addColorStop(0.76, 'rgba(20,12,4,0)');
  dive.addColorStop(1, 'rgba(20,12,4,.5)');
  context.fillStyle = dive;
  context.fillRect(-lengthPx / 2 - 2, -half - 2, lengthPx + 4, thicknessPx + 4);
  context.restore();
}

/** Loose fibers that stand off the cloth. */
export function drawFuzz(
  context: Context,
  widthPx: number,
  heightPx: number,
  count: number,
  color: string,
  longestPx: number,
  random: () => number,
): void {
  context.strokeStyle = color;
  for (let hair = 0; hair < count; hair++) {
    const [x, y, angle] = [random() * widthPx, random() * heightPx, random() * 2 * Math.PI];
    const length = longestPx * (0.3 + 0.7 * random());
    const bend = angle + (random() - 0.5) * 1.6;
    context.globalAlpha = 0.16 + random() * 0.28;
    context.lineWidth = 0.4 + random() * 0.4;
    context.beginPath();
    context.moveTo(x, y);
    context.quadraticCurveTo(
      x + Math.cos(angle) * length * 0.5,
      y + Math.sin(angle) * length * 0.5,
      x + Math.cos(bend) * length,
      y + Math.sin(bend) * length,
    );
    context.stroke();
  }
  context.globalAlpha = 1;
}
