import { COTTON_CUPS } from '../../../data/shirt';
import { steps } from '../../../model/steps';
import type { CanvasPool } from '../../../scene/canvas';
import { COLORS } from '../../../theme/tokens';
import { type CupSprite, createCupSprite } from '../../cups/cupSprite';
import { BATH_COLORS, PALE_COLORS, pickPale } from './colors';
import type { PlacedField } from './placeField';

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
  { cupPx, yours }: PlacedField,
  pixelRatio: number,
  pool: CanvasPool,
): (index: number) => CupSprite | undefined {
  const cup = (color: string): CupSprite => createCupSprite({ color }, cupPx * pixelRatio, 1, pool);
  const pale = PALE_COLORS.map(cup);
  const own = cup(COLORS.weld);
  const baths = BATH_COLORS.map(cup);
  const pick = pickPale();
  return (index) => {
    if (index >= COTTON_CUPS)
      return baths[steps.findIndex(({ highTotal }) => index - COTTON_CUPS < highTotal)];
    const shade = pick(index);
    return index >= yours.first && index < yours.first + yours.count ? own : pale[shade];
  };
}

/** Shows the first `count` cups of a baked field: whole rows, and of the last one what is full. */
export function drawField(
  context: CanvasRenderingContext2D,
  { cups, cellPx, cupPx, rowPx, columns }: PlacedField,
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
  const rows = Math.floor(count / columns);
  const copy = (topPx: number, widthPx: number, heightPx: number) => {
    const [y = 0, width = 0, height = 0] = [topPx, widthPx, heightPx].map((px) =>
      Math.round(px * pixelRatio),
    );
    if (width > 0 && height > 0)
      context.drawImage(
        image,
        0,
        y,
        width,
        height,
        0,
        y / pixelRatio,
        width / pixelRatio,
        height / pixelRatio,
      );
  };
  copy(0, columns * cellPx, rows * rowPx);
  copy(rows * rowPx, (count - rows * columns) * cellPx, rowPx);
}
