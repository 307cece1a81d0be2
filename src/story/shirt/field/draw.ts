import { pageStudio, type Studio } from '../../../charts/studio';
import { COTTON_CUPS } from '../../../data/shirt';
import { COLORS } from '../../../theme/tokens';
import { type CupSprite, createCupSprite } from '../../cups/cupSprite';
import { BLOCK_COLORS, PALE_COLORS, pickPale } from './colors';
import type { PlacedField } from './layout';

/** Outlines thinner than this would not show; below this cup size they are left out of the middle. */
const OUTLINE_FROM_PX = 2.4;

/** A field of cups that is being drawn into a bitmap. */
export interface FieldBake {
  image: HTMLCanvasElement;
  /** How many cups have been drawn, in the order in which they fill. */
  readCount: () => number;
  /** Draws some more. @returns whether any are left */
  bakeNext: () => boolean;
}

/** So many cups are drawn at a stretch: a slow phone answers in between. */
const CUPS_A_SLICE = 600;

/** Prepares to draw each of the 11,824 cups once into a bitmap. One call of `drawImage` is one cup. */
export function bakeField(
  field: PlacedField,
  pixelRatio: number,
  sizePx: { widthPx: number; heightPx: number },
  studio: Studio = pageStudio,
): FieldBake {
  const image = studio.createCanvas(
    Math.max(1, Math.round(sizePx.widthPx * pixelRatio)),
    Math.max(1, Math.round(sizePx.heightPx * pixelRatio)),
  );
  const context = image.getContext('2d');
  const { cups } = field;
  const pick = createSpritePicker(field, pixelRatio, studio);
  let count = context ? 0 : cups.length;
  return {
    image,
    readCount: () => count,
    bakeNext: () => {
      const end = Math.min(cups.length, count + CUPS_A_SLICE);
      for (; count < end; count++) {
        const [place, sprite] = [cups[count], pick(count)];
        if (place && sprite) context?.drawImage(sprite.image, place.xPx * pixelRatio, place.yPx * pixelRatio);
      }
      return count < cups.length;
    },
  };
}

/** Finds the sprite of each cup, by its number among all; ask for them in their order. */
function createSpritePicker(
  { cupPx, blocks, yours }: PlacedField,
  pixelRatio: number,
  studio: Studio,
): (index: number) => CupSprite | undefined {
  const cup = (color: string, outlinePx?: number): CupSprite =>
    createCupSprite({ color, ...(outlinePx !== undefined && { outlinePx }) }, cupPx * pixelRatio, 1, studio);
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

/** Shows the first `count` cups of a baked field; the first `drawn` of them stand there already. */
export function drawField(
  context: CanvasRenderingContext2D,
  field: PlacedField,
  image: HTMLCanvasElement,
  pixelRatio: number,
  count: number,
  drawn = 0,
): void {
  const copy = (xPx: number, yPx: number, widthPx: number, heightPx: number) => {
    const [x, y, width, height] = [xPx, yPx, widthPx, heightPx].map((px) => Math.round(px * pixelRatio));
    if (!width || !height) return;
    const [left = 0, top = 0] = [x, y];
    const scale = 1 / pixelRatio;
    context.clearRect(left * scale, top * scale, width * scale, height * scale);
    context.drawImage(
      image,
      left,
      top,
      width,
      height,
      left * scale,
      top * scale,
      width * scale,
      height * scale,
    );
  };
  const { cups, cellPx, rowPx, widthPx } = field;
  const isGrown = drawn > 0 && drawn <= count;
  if (!isGrown) context.clearRect(0, 0, image.width / pixelRatio, image.height / pixelRatio);
  if (count >= cups.length) {
    copy(0, 0, image.width / pixelRatio, image.height / pixelRatio);
    return;
  }
  const first = cups[0];
  const last = cups[Math.min(count, COTTON_CUPS) - 1];
  if (!first || !last || count <= 0) return;
  const insetPx = (cellPx - field.cupPx) / 2;
  const begun = isGrown ? (cups[Math.min(drawn, COTTON_CUPS) - 1] ?? first) : first;
  const topPx = begun.yPx - insetPx;
  const rowTopPx = last.yPx - insetPx;
  copy(0, topPx, widthPx + cellPx, rowTopPx - topPx);
  copy(0, rowTopPx, last.xPx - insetPx + cellPx, rowPx);
  for (const cup of cups.slice(Math.max(COTTON_CUPS, isGrown ? drawn : 0), Math.max(COTTON_CUPS, count))) {
    copy(cup.xPx - insetPx, cup.yPx - insetPx, cellPx, rowPx);
  }
}
