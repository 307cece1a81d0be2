import { COTTON_CUPS } from '../../../data/shirt';
import type { CanvasPool } from '../../../scene/canvas';
import { COLORS } from '../../../theme/tokens';
import { type CupSprite, createCupSprite } from '../../cups/cupSprite';
import { BLOCK_COLORS, PALE_COLORS, pickPale } from './colors';
import type { PlacedField } from './placeField';

/** Outlines thinner than this would not show; below this cup size they are left out of the middle. */
const OUTLINE_FROM_PX = 2.4;

type Quad = [number, number, number, number];

/** So many cups are drawn at a stretch. */
const CUPS_A_SLICE = 600;
const FLAT_COLOR = PALE_COLORS[3] ?? '';

/** Draws each of the 11,824 cups once into a bitmap. One call of `drawImage` is one cup. */
export function* bakeField(
  field: PlacedField,
  pixelRatio: number,
  { widthPx, heightPx }: { widthPx: number; heightPx: number },
  pool: CanvasPool,
): Generator<undefined, HTMLCanvasElement> {
  const image = pool.make(widthPx * pixelRatio, heightPx * pixelRatio);
  const context = image.getContext('2d');
  const pick = createSpritePicker(field, pixelRatio, pool);
  for (const [index, { xPx, yPx }] of field.cups.entries()) {
    if (index % CUPS_A_SLICE === 0) yield;
    const sprite = pick(index);
    if (sprite) context?.drawImage(sprite.image, xPx * pixelRatio, yPx * pixelRatio);
  }
  return image;
}

/** Finds the sprite of each cup, by its number among all; ask for them in their order. */
function createSpritePicker(
  { cupPx, blocks, yours }: PlacedField,
  pixelRatio: number,
  pool: CanvasPool,
): (index: number) => CupSprite | undefined {
  const cup = (color: string, outlinePx?: number): CupSprite =>
    createCupSprite({ color, ...(outlinePx !== undefined && { outlinePx }) }, cupPx * pixelRatio, 1, pool);
  const pale = PALE_COLORS.map((color) => cup(color));
  const own = cup(COLORS.weld);
  const pick = pickPale();
  const ofBlocks = blocks.map((_, block) => {
    const color = BLOCK_COLORS[block] ?? COLORS.white;
    const filled = cup(color);
    const outlined = cupPx > OUTLINE_FROM_PX ? cup(color, Math.max(0.8, cupPx * 0.14) * pixelRatio) : filled;
    return { filled, outlined };
  });
  return (index) => {
    if (index < COTTON_CUPS) {
      const shade = pick(index);
      const isYours = yours && index >= yours.first && index < yours.first + yours.count;
      return isYours ? own : pale[shade];
    }
    const block = blocks.findLastIndex(({ first }) => first <= index);
    const [{ first, certain } = { first: 0, certain: 0 }, sprites] = [blocks[block], ofBlocks[block]];
    return index - first < certain ? sprites?.filled : sprites?.outlined;
  };
}

/** Shows the first `count` cups of a baked field: each part is copied from its place, at whole bitmap pixels. */
export function drawField(
  context: CanvasRenderingContext2D,
  { cups, cellPx, cupPx, rowPx, widthPx }: PlacedField,
  image: HTMLCanvasElement | undefined,
  pixelRatio: number,
  count: number,
): void {
  if (!image) {
    // Until they are baked, which takes a slow engine seconds, they are flat.
    context.fillStyle = FLAT_COLOR;
    for (const { xPx, yPx } of cups.slice(0, Math.max(0, count))) context.fillRect(xPx, yPx, cupPx, cupPx);
    return;
  }
  const copy = (...boxPx: [xPx: number, yPx: number, widthPx: number, heightPx: number]) => {
    const [x = 0, y = 0, width = 0, height = 0] = boxPx.map((px) => Math.round(px * pixelRatio));
    if (width === 0 || height === 0) return;
    const [toX, toY, toWidth, toHeight] = [x, y, width, height].map((pixels) => pixels / pixelRatio) as Quad;
    context.drawImage(image, x, y, width, height, toX, toY, toWidth, toHeight);
  };
  if (count >= cups.length) {
    copy(0, 0, image.width / pixelRatio, image.height / pixelRatio);
    return;
  }
  const [first, last] = [cups[0], cups[Math.min(count, COTTON_CUPS) - 1]];
  if (!first || !last) return;
  const insetPx = (cellPx - cupPx) / 2;
  const [topPx, rowTopPx] = [first.yPx - insetPx, last.yPx - insetPx];
  copy(0, topPx, widthPx + cellPx, rowTopPx - topPx);
  copy(0, rowTopPx, last.xPx - insetPx + cellPx, rowPx);
  for (const { xPx, yPx } of cups.slice(COTTON_CUPS, Math.max(COTTON_CUPS, count)))
    copy(xPx - insetPx, yPx - insetPx, cellPx, rowPx);
}
