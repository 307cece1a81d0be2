import { createRandom } from '../../theme/easing';
import { COLORS } from '../../theme/tokens';

/** Colors of one spun yarn: its body, its shaded edges, the light on each ply. */
interface YarnColors {
  body: string;
  edge: string;
  light: string;
  /** Loose fibers that stand off: only cotton has them. */
  fuzz?: string;
}

export type YarnKind = 'blue' | 'cotton' | 'undyed';

const YARN_COLORS: Readonly<Record<YarnKind, YarnColors>> = {
  blue: { body: '#4a8fb0', edge: COLORS['dip-6'], light: COLORS['dip-1'] },
  undyed: { body: '#1a3a5b', edge: '#0d2643', light: '#33608a' },
  cotton: { body: '#fbeccb', edge: '#b3945a', light: COLORS.white, fuzz: '#fff3d9' },
};

/** How much of its room a yarn fills; the rest is air between two yarns. */
export const YARN_SHARE = 0.74;

export interface YarnSprite {
  image: HTMLCanvasElement;
  kind: YarnKind;
  /** Bitmap pixels per CSS pixel. */
  pixelRatio: number;
}

function drawPlies(
  context: CanvasRenderingContext2D,
  colors: YarnColors,
  left: number,
  width: number,
  height: number,
) {
  const turn = width * 1.5;
  context.save();
  context.beginPath();
  context.rect(left, 0, width, height);
  context.clip();
  for (const [color, lineWidth, alpha, shift] of [
    [colors.edge, 0.2, 0.75, 0.3],
    [colors.light, 0.2, 0.8, 0],
  ] as const) {
    context.strokeStyle = color;
    context.globalAlpha = alpha;
    context.lineWidth = Math.max(0.7, width * lineWidth);
    context.beginPath();
    for (let y = -turn; y < height + 2 * turn; y += turn) {
      const from = y + shift * turn;
      // Seen around a round yarn, a ply lies flat at the edges and steep in the middle.
      context.moveTo(left - width * 0.1, from);
      context.bezierCurveTo(
        left + width * 0.35,
        from - turn * 0.1,
        left + width * 0.65,
        from - turn * 0.62,
        left + width * 1.1,
        from - turn * 0.72,
      );
    }
    context.stroke();
  }
  context.restore();
}

function drawFuzz(context: CanvasRenderingContext2D, color: string, room: number, height: number) {
  const random = createRandom(79);
  context.strokeStyle = color;
  context.globalAlpha = 0.42;
  context.lineWidth = Math.max(0.6, room * 0.045);
  context.beginPath();
  for (let y = 0; y < height; y += room * 0.34) {
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
  kind: YarnKind,
  pitchPx: number,
  lengthPx: number,
  pixelRatio: number,
): YarnSprite {
  const colors = YARN_COLORS[kind];
  const image = document.createElement('canvas');
  const room = Math.max(1, Math.round(pitchPx * pixelRatio));
  image.width = room;
  image.height = Math.max(1, Math.ceil(lengthPx * pixelRatio));
  const context = image.getContext('2d');
  if (!context) return { image, kind, pixelRatio };
  const width = Math.max(1, Math.round(room * YARN_SHARE));
  const left = Math.floor((room - width) / 2);
  const round = context.createLinearGradient(left, 0, left + width, 0);
  round.addColorStop(0, colors.edge);
  round.addColorStop(0.32, colors.body);
  round.addColorStop(0.62, colors.body);
  round.addColorStop(1, colors.edge);
  context.fillStyle = round;
  context.fillRect(left, 0, width, image.height);
  drawPlies(context, colors, left, width, image.height);
  if (colors.fuzz && room > 6) drawFuzz(context, colors.fuzz, room, image.height);
  return { image, kind, pixelRatio };
}
