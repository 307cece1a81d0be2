import type { CanvasPool } from '../../scene/canvas';
import { clamp, mix, mixColors } from '../../theme/easing';
import { COLORS } from '../../theme/tokens';
import { type CupSprite, createCupSprite } from '../cups/cupSprite';
import { OUTLINE } from '../shirt/shirtOutline';
import { TOP_Y } from './placePieces';
import {
  countAll,
  findUnitPx,
  placeIn,
  type ShirtCount,
  type ShirtLayout,
  type ShirtProps,
} from './shirtLayout';

/** Each water's cups from the darkest fold to the lightest. */
export type ShirtSprites = Record<'river' | 'rain', readonly CupSprite[]>;

/** So much of its cell a cup fills. */
const FILL = 0.86;
const SHADES = 6;
const DYES = { river: ['#2c7fae', '#a9dcf2'], rain: [COLORS['dip-3'], COLORS['dip-0']] } as const;

/** A cup that is too small for its outline: a stitch, high from rivers and wells, a hairline of rain. */
function createStitch(
  color: string,
  isRiver: boolean,
  { cellPx, rowPerCell, stage: { pixelRatio } }: ShirtLayout,
  pool: Pick<CanvasPool, 'make'>,
): CupSprite {
  const rowPx = Math.round(cellPx * rowPerCell * pixelRatio);
  const image = pool.make(
    Math.max(1, Math.round(cellPx * FILL * pixelRatio)),
    isRiver ? Math.max(1, rowPx - 1) : Math.max(1, Math.round(rowPx * 0.4)),
  );
  const context = image.getContext('2d');
  if (context) {
    context.fillStyle = color;
    context.fillRect(0, 0, image.width, image.height);
  }
  return { image, widthPx: image.width / pixelRatio, heightPx: image.height / pixelRatio };
}

export function createShirtSprites(layout: ShirtLayout, pool: Pick<CanvasPool, 'make'>): ShirtSprites {
  const {
    cellPx,
    isWoven,
    stage: { pixelRatio },
  } = layout;
  const widthPx = cellPx * FILL;
  const outlinePx = Math.max(1 / pixelRatio, widthPx * 0.16);
  const create = (water: 'river' | 'rain') =>
    Array.from({ length: SHADES }, (_, shade) => {
      const [dark, light] = DYES[water];
      const color = mixColors(dark, light, shade / (SHADES - 1));
      const isRiver = water === 'river';
      if (isWoven) return createStitch(color, isRiver, layout, pool);
      return createCupSprite(isRiver ? { color } : { color, outlinePx }, widthPx, pixelRatio, pool);
    });
  return { river: create('river'), rain: create('rain') };
}

/** How light the cloth is at a point of the shirt, 0 to 1: darker towards its sides, in folds below the chest and on the sleeves. */
function findLight(x: number, y: number): number {
  const side = Math.abs(x);
  if (side > 0.28 && y < 0.44)
    return clamp(0.62 - 0.2 * Math.sin((y - 0.1) * 9) + 0.06 * Math.sin(side * 40));
  const fold = 0.12 * Math.sin(x * 21 + Math.sin(y * 3.2) * 0.9) + 0.04 * Math.sin(x * 43 + y * 4);
  const below = clamp((y - 0.36) / 0.4);
  return clamp(0.78 - 0.2 * Math.min(1.05, side / 0.3) ** 2 + below * fold + (y > 0.95 ? 0.1 : 0));
}

/** Draws the dashed outline of a shirt of so many cups, at the common scale. */
export function drawOutline(context: CanvasRenderingContext2D, layout: ShirtLayout, count: ShirtCount): void {
  const unitPx = findUnitPx(placeIn(layout, countAll(count)), layout);
  context.beginPath();
  OUTLINE.forEach(([x, y], index) => {
    const [xPx, yPx] = [layout.middlePx + x * unitPx, layout.topPx + (y - TOP_Y) * unitPx];
    if (index === 0) context.moveTo(xPx, yPx);
    else context.lineTo(xPx, yPx);
  });
  context.closePath();
  context.setLineDash([7, 6]);
  context.lineWidth = 1.8;
  context.strokeStyle = COLORS['dip-3'];
  context.stroke();
  context.setLineDash([]);
}

interface Spot {
  xPx: number;
  yPx: number;
  light: number;
}

/** The places of cups of one kind in pixels, as a function of the cup's number within its kind. */
function createFinder(layout: ShirtLayout, count: ShirtCount | undefined, isRiver: boolean) {
  const placed = placeIn(layout, count ? countAll(count) : 0);
  const unitPx = findUnitPx(placed, layout);
  const all = placed.count;
  const ofKind = count ? (isRiver ? count.river : count.rain) : 0;
  return (number: number): Spot | undefined => {
    if (number >= ofKind) return undefined;
    // River is counted from the hem up, rain from the collar down: so each stays on its side of the line.
    const index = isRiver ? all - 1 - number : number;
    const [x, y] = [placed.places[2 * index] ?? 0, placed.places[2 * index + 1] ?? 0];
    return {
      xPx: layout.middlePx + x * unitPx,
      yPx: layout.topPx + (y - TOP_Y) * unitPx,
      light: findLight(x, y),
    };
  };
}

/**
 * Draws every cup of a shirt, `share` of the way from where it was in the shirt before. Those that come fall from above
 * the line, those that go fall below the stage.
 */
export function drawPieces(
  context: CanvasRenderingContext2D,
  layout: ShirtLayout,
  sprites: ShirtSprites,
  props: ShirtProps,
  share: number,
): void {
  const { before } = props;
  const { pixelRatio } = layout.stage;
  const snap = (px: number) => Math.round(px * pixelRatio) / pixelRatio;
  for (const isRiver of [false, true]) {
    const findNow = createFinder(layout, props, isRiver);
    const findBefore = share < 1 ? createFinder(layout, before, isRiver) : () => undefined;
    const ofKind = isRiver ? props.river : props.rain;
    const was = share < 1 && before ? (isRiver ? before.river : before.rain) : 0;
    const shades = sprites[isRiver ? 'river' : 'rain'];
    for (let number = 0; number < Math.max(ofKind, was); number++) {
      const to = findNow(number);
      const from = findBefore(number);
      const spot = to ?? from;
      const sprite = shades[Math.round((spot?.light ?? 0) * (SHADES - 1))];
      if (!spot || !sprite) continue;
      const endYPx = to?.yPx ?? layout.stage.heightPx + layout.cellPx;
      const startYPx = from?.yPx ?? (share < 1 ? -layout.cellPx - (endYPx % 60) : endYPx);
      const xPx = mix(from?.xPx ?? spot.xPx, spot.xPx, share) - sprite.widthPx / 2;
      const yPx = mix(startYPx, endYPx, share) - sprite.heightPx / 2;
      // Set to whole pixels, stitches so narrow would leave gaps.
      const leftPx = layout.isWoven ? xPx : snap(xPx);
      context.drawImage(sprite.image, leftPx, snap(yPx), sprite.widthPx, sprite.heightPx);
    }
  }
}
