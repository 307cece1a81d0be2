import type { CanvasPool } from '../../scene/canvas';
import { mix } from '../../theme/easing';
import { type CupSprite, createCupSprite } from '../cups/cupSprite';
import { cutOutline, OUTLINE } from '../shirt/shirtOutline';
import { TOP_Y } from './placePieces';
import {
  countAll,
  findUnitPx,
  findYours,
  placeIn,
  type ShirtCount,
  type ShirtLayout,
  type ShirtProps,
} from './shirtLayout';

export interface ShirtSprites {
  river: CupSprite;
  rain: CupSprite;
  yours: CupSprite;
}

/** So much of its cell a piece fills. */
const FILL = 0.86;

export function createShirtSprites(
  { cellPx, look, stage: { pixelRatio } }: ShirtLayout,
  pool: Pick<CanvasPool, 'make'>,
): ShirtSprites {
  const widthPx = cellPx * FILL;
  const outlinePx = Math.max(1 / pixelRatio, widthPx * 0.16);
  return {
    river: createCupSprite({ color: look.river }, widthPx, pixelRatio, pool),
    rain: createCupSprite({ color: look.rain, outlinePx }, widthPx, pixelRatio, pool),
    yours: createCupSprite({ color: look.yours }, widthPx, pixelRatio, pool),
  };
}

/** Draws the dashed outline of a shirt of so many pieces, at the common scale, and the line between its river and its rain. */
export function drawOutline(
  context: CanvasRenderingContext2D,
  layout: ShirtLayout,
  count: ShirtCount,
  hasSeam = true,
): void {
  const placed = placeIn(layout, countAll(count));
  const unitPx = findUnitPx(placed, layout);
  context.beginPath();
  OUTLINE.forEach(([x, y], index) => {
    const [xPx, yPx] = [layout.middlePx + x * unitPx, layout.topPx + (y - TOP_Y) * unitPx];
    if (index === 0) context.moveTo(xPx, yPx);
    else context.lineTo(xPx, yPx);
  });
  context.closePath();
  if (hasSeam && count.river > 0 && count.rain > 0) {
    const y = placed.places[2 * count.rain + 1] ?? 0;
    for (const [from, to] of cutOutline(y)) {
      const yPx = layout.topPx + (y - TOP_Y) * unitPx;
      context.moveTo(layout.middlePx + from * unitPx, yPx);
      context.lineTo(layout.middlePx + to * unitPx, yPx);
    }
  }
  context.setLineDash([7, 6]);
  context.lineWidth = 2;
  context.strokeStyle = layout.look.dash;
  context.stroke();
  context.setLineDash([]);
}

/** The places of pieces `from` to `to` of one kind in pixels, as a function of the piece's number within its kind. */
function createFinder(layout: ShirtLayout, count: ShirtCount | undefined, isRiver: boolean) {
  const placed = placeIn(layout, count ? countAll(count) : 0);
  const unitPx = findUnitPx(placed, layout);
  const all = placed.count;
  const ofKind = count ? (isRiver ? count.river : count.rain) : 0;
  return (number: number): readonly [xPx: number, yPx: number] | undefined => {
    if (number >= ofKind) return undefined;
    // River is counted from the hem up, rain from the collar down: so each stays on its side of the line.
    const index = isRiver ? all - 1 - number : number;
    return [
      layout.middlePx + (placed.places[2 * index] ?? 0) * unitPx,
      layout.topPx + ((placed.places[2 * index + 1] ?? 0) - TOP_Y) * unitPx,
    ];
  };
}

/**
 * Draws every piece of a shirt, `share` of the way from where it was in the shirt before. Those that come fall from above
 * the line, those that go fall below the stage.
 */
export function drawPieces(
  context: CanvasRenderingContext2D,
  layout: ShirtLayout,
  sprites: ShirtSprites,
  props: ShirtProps,
  share: number,
): void {
  const { before, yours = 0 } = props;
  const yoursFrom = findYours(props);
  const all = countAll(props);
  const { pixelRatio } = layout.stage;
  const snap = (px: number) => Math.round(px * pixelRatio) / pixelRatio;
  for (const isRiver of [false, true]) {
    const findNow = createFinder(layout, props, isRiver);
    const findBefore = share < 1 ? createFinder(layout, before, isRiver) : () => undefined;
    const ofKind = isRiver ? props.river : props.rain;
    const was = share < 1 && before ? (isRiver ? before.river : before.rain) : 0;
    for (let number = 0; number < Math.max(ofKind, was); number++) {
      const to = findNow(number);
      const from = findBefore(number);
      const end = to ?? [from?.[0] ?? 0, layout.stage.heightPx + layout.cellPx];
      const start = from ?? (share < 1 ? [end[0], -layout.cellPx - (end[1] % 60)] : end);
      const index = isRiver ? all - 1 - number : number;
      const isYours = to !== undefined && index >= yoursFrom && index < yoursFrom + yours;
      const { image, widthPx, heightPx } = isYours ? sprites.yours : isRiver ? sprites.river : sprites.rain;
      const [xPx, yPx] = [
        mix(start[0], end[0], share) - widthPx / 2,
        mix(start[1], end[1], share) - heightPx / 2,
      ];
      context.drawImage(image, snap(xPx), snap(yPx), widthPx, heightPx);
    }
  }
}
