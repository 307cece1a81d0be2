import type { CanvasPool } from '../../scene/canvas';
import { createRandom } from '../../theme/easing';
import { COLORS } from '../../theme/tokens';
import { YARN_SHARE } from './yarnSizes';

/** Colors of one spun yarn: its body, its shaded edges, the light on each ply, and the furrow between two. */
interface YarnColors {
  body: string;
  edge: string;
  light: string;
  furrow: string;
  /** Loose fibers that stand off: only cotton has them. */
  fuzz?: string;
}

export type YarnKind = 'blue' | 'cotton' | 'undyed';

export const YARN_COLORS: Readonly<Record<YarnKind, YarnColors>> = {
  blue: { body: '#4f9abc', edge: '#1a4f74', light: COLORS['dip-1'], furrow: '#184a6d' },
  undyed: { body: '#18385a', edge: '#0c2440', light: '#32608c', furrow: '#0a1f38' },
  cotton: { body: '#f8e7c2', edge: '#a98a50', light: COLORS.white, furrow: '#b3935a', fuzz: '#fff3d9' },
};

export interface YarnSprite {
  image: HTMLCanvasElement;
  kind: YarnKind;
  /** The color of its body. */
  color: string;
  /** Bitmap pixels per CSS pixel. */
  pixelRatio: number;
}

export type YarnSprites = Readonly<Record<YarnKind, YarnSprite>>;

type Context = CanvasRenderingContext2D;

/** A thicker yarn is a rope, whose loose fibers would look like hooks. */
const THICKEST_FUZZY_PX = 30;

/** Plies wind around the yarn: seen from the front, each lies flat at the edges and steep in the middle. */
function drawPlies(context: Context, colors: YarnColors, left: number, width: number, height: number): void {
  const turn = Math.max(3, width * 1.12);
  const strokes = [
    { color: colors.furrow, lineWidth: 0.22, alpha: 0.85, shift: 0 },
    { color: colors.light, lineWidth: 0.3, alpha: 0.34, shift: 0.5 },
    { color: colors.light, lineWidth: 0.13, alpha: 0.85, shift: 0.42 },
  ];
  context.save();
  context.beginPath();
  context.rect(left, 0, width, height);
  context.clip();
  for (const { color, lineWidth, alpha, shift } of strokes) {
    context.strokeStyle = color;
    context.globalAlpha = alpha;
    context.lineWidth = Math.max(0.6, width * lineWidth);
    context.beginPath();
    for (let y = shift * turn; y < height + 2 * turn; y += turn) {
      context.moveTo(left - width * 0.15, y);
      context.bezierCurveTo(
        left + width * 0.3,
        y - turn * 0.05,
        left + width * 0.62,
        y - turn * 0.75,
        left + width * 1.15,
        y - turn * 0.9,
      );
    }
    context.stroke();
  }
  context.restore();
}

function drawFuzz(context: Context, color: string, room: number, height: number): void {
  const random = createRandom(79);
  context.strokeStyle = color;
  context.globalAlpha = 0.5;
  context.lineWidth = Math.max(0.6, room * 0.045);
  context.beginPath();
  for (let y = 0; y < height; y += room * 0.3) {
    const side = random() < 0.5 ? -1 : 1;
    const x = room / 2 + side * room * YARN_SHARE * 0.46;
    context.moveTo(x, y);
    context.quadraticCurveTo(
      x + side * room * 0.16,
      y + (random() - 0.5) * room * 0.5,
      x + side * room * (0.1 + random() * 0.12),
      y + (random() - 0.2) * room * 0.7,
    );
  }
  context.stroke();
  context.globalAlpha = 1;
}

/** Spins a yarn once, as long as it will ever be shown, so that every frame only copies it. */
export function createYarnSprite(
  pool: CanvasPool,
  kind: YarnKind,
  pitchPx: number,
  lengthPx: number,
  pixelRatio: number,
): YarnSprite {
  const colors = YARN_COLORS[kind];
  const room = Math.max(1, Math.round(pitchPx * pixelRatio));
  const image = pool.make(room, lengthPx * pixelRatio);
  const context = image.getContext('2d');
  const sprite = { image, kind, color: colors.body, pixelRatio };
  if (!context) return sprite;
  const width = Math.max(1, Math.round(room * YARN_SHARE));
  const left = Math.floor((room - width) / 2);
  const round = context.createLinearGradient(left, 0, left + width, 0);
  round.addColorStop(0, colors.edge);
  round.addColorStop(0.26, colors.body);
  round.addColorStop(0.6, colors.body);
  round.addColorStop(1, colors.edge);
  context.fillStyle = round;
  context.fillRect(left, 0, width, image.height);
  drawPlies(context, colors, left, width, image.height);
  // The yarn turns away from the light on its right.
  const shade = context.createLinearGradient(left, 0, left + width, 0);
  shade.addColorStop(0.55, `${colors.edge}00`);
  shade.addColorStop(1, `${colors.edge}b0`);
  context.fillStyle = shade;
  context.fillRect(left, 0, width, image.height);
  if (colors.fuzz && room > 6 && pitchPx < THICKEST_FUZZY_PX)
    drawFuzz(context, colors.fuzz, room, image.height);
  return sprite;
}
