import * as label from '#words/plain/label';
import { type CorrectionId, describeMended } from '../../../model/corrections';
import { formatNumber } from '../../../model/format';
import type { Guesses } from '../../../model/guess/reader';
import { joinPhrases } from '../../../model/phrases';
import { calculateCupsPerWear } from '../../../model/tips';
import type { DailyCups } from '../../../model/userInput';
import { COLORS } from '../../../theme/tokens';
import { START_WEARS } from '../wear/wearsStore';
import { describeGuesses } from './guessLine';
import { traceTally, traceWeave, traceWeaveEnds, WEAVE } from './marks';
import { describeLastMended } from './words';

// The label as a picture of 1200 × 630. The build makes one for each number (build/cards/threadCard.ts), worn
// as often as the slider says at first: what is the reader's own is drawn over it when the picture is asked for.

/** What the label says of its reader. */
export interface Thread {
  cups: DailyCups | undefined;
  mended: readonly CorrectionId[];
  /** How often the shirt is worn, where the reader stopped. */
  wears: number;
  /** Where the reader had the cotton grown, as the address names it. */
  place: string | undefined;
  /** What the reader guessed before it was told. */
  guesses: Guesses;
  /** "Your two lives. In 118 of 200 worlds, B is lighter." */
  lives: string | undefined;
}

/** The picture's name among the cards: "thread", "thread-6". */
export const threadCardName = (cups: DailyCups | undefined): string =>
  `thread${cups === undefined ? '' : `-${cups}`}`;

/** Where the corrections stand on the picture, and what is said of them below, in its pixels. */
export const CARD_CORRECTIONS = {
  leftPx: 842,
  topPx: 362,
  widthPx: 266,
  heightPx: 108,
  scale: 0.88,
  textPx: 17,
  /** From there to the label's seam; a longer sentence is set narrower. */
  mostTextPx: 298,
  baselinesPx: [434, 458],
} as const;

/** How far the middle of a correction is from the left of the first, and from the top. */
export const placeCardCorrection = (index: number) => ({
  xPx: CARD_CORRECTIONS.leftPx + (index * WEAVE.step + WEAVE.size / 2) * CARD_CORRECTIONS.scale,
  yPx: CARD_CORRECTIONS.topPx + (WEAVE.size / 2) * CARD_CORRECTIONS.scale,
});

/** What a wear takes on the picture: its number, two lines beside it, and a stroke for each wear. */
export const CARD_WEAR = {
  leftPx: 606,
  baselinePx: 416,
  numberPx: 56,
  ownTallyPx: 214,
  tallyPx: 496,
} as const;

/** Below the label, on the picture's own ground: one line on the guesses, where the cotton grew, and two lives, set narrower where it is longer. */
const FOOT = { leftPx: 40, baselinePx: 619, textPx: 19, mostTextPx: 1120 };

function drawMended(context: CanvasRenderingContext2D, mended: readonly CorrectionId[], sans: string): void {
  const { leftPx, topPx, widthPx, heightPx, scale, textPx, mostTextPx, baselinesPx } = CARD_CORRECTIONS;
  context.fillStyle = COLORS['dip-9'];
  context.fillRect(leftPx - 2, topPx - 2, mended.length * WEAVE.step * scale, WEAVE.size * scale + 4);
  context.fillRect(
    leftPx - 2,
    baselinesPx[0] - textPx,
    widthPx,
    heightPx - (baselinesPx[0] - textPx - topPx),
  );
  context.lineWidth = 2;
  for (const index of mended.keys()) {
    const { xPx, yPx } = placeCardCorrection(index);
    context.setTransform(scale, 0, 0, scale, xPx, yPx);
    context.strokeStyle = COLORS.weld;
    context.stroke(new Path2D(traceWeaveEnds()));
    context.fillStyle = COLORS['weld-hi'];
    context.fill(new Path2D(traceWeave(0)));
    context.fillStyle = COLORS.weld;
    context.fill(new Path2D(traceWeave(1)));
  }
  context.resetTransform();
  context.font = `600 ${textPx}px ${sans}`;
  context.fillStyle = COLORS.white;
  context.fillText(describeMended(mended.length), leftPx, baselinesPx[0], mostTextPx);
  context.fillStyle = COLORS.weld;
  context.fillText(joinPhrases(describeLastMended(mended)), leftPx, baselinesPx[1], mostTextPx);
}

/** Over what the picture was made with: the wears at which the reader stopped. */
function drawWears(context: CanvasRenderingContext2D, wears: number, isOwn: boolean, sans: string): void {
  const { leftPx, baselinePx, numberPx, ownTallyPx, tallyPx } = CARD_WEAR;
  const widthPx = isOwn ? ownTallyPx : tallyPx;
  context.fillStyle = COLORS['dip-9'];
  context.fillRect(leftPx - 4, baselinePx - 56, widthPx + 8, 108);
  const serif = getComputedStyle(document.documentElement).getPropertyValue('--serif');
  const cups = formatNumber(calculateCupsPerWear(wears));
  context.fillStyle = COLORS.white;
  context.font = `830 extra-condensed ${numberPx}px ${serif}`;
  context.fillText(cups, leftPx, baselinePx);
  const besidePx = leftPx + context.measureText(cups).width + 10;
  context.font = `600 17px ${sans}`;
  context.fillText(label.cupsAWear, besidePx, baselinePx - 21, leftPx + ownTallyPx + 12 - besidePx);
  context.fillText(
    label.wornTimes(formatNumber(wears)),
    besidePx,
    baselinePx,
    leftPx + ownTallyPx + 12 - besidePx,
  );
  const tally = traceTally(wears, isOwn ? 2 : 1);
  context.setTransform(widthPx / tally.widthPx, 0, 0, 1, leftPx, baselinePx + 15);
  context.strokeStyle = COLORS['dip-1'];
  context.lineWidth = 1.9;
  context.stroke(new Path2D(tally.path));
  context.resetTransform();
}

/**
 * Draws what is the reader's own on their picture: the wears at which they stopped, the corrections that they mended, their guesses, where they had the cotton grown, and their two lives. Throws
 * where the browser gives no picture back; where it gives noise, the card stays as it was made.
 */
export async function drawOwn(
  card: Blob,
  { cups, mended, wears, guesses, lives }: Omit<Thread, 'place'>,
  grown: string | undefined,
): Promise<Blob> {
  const foot = [describeGuesses(guesses), grown, lives].filter((line) => line !== undefined).join('  ·  ');
  const isAsMade = mended.length === 0 && foot === '' && wears === START_WEARS;
  if (isAsMade) return card;
  const { isCanvasTrue } = await import('../../../save/saving');
  if (!isCanvasTrue()) return card;
  const image = await createImageBitmap(card);
  const canvas = document.createElement('canvas');
  canvas.width = image.width;
  canvas.height = image.height;
  const context = canvas.getContext('2d');
  if (!context) return card;
  context.drawImage(image, 0, 0);
  image.close();
  const sans = getComputedStyle(document.body).fontFamily;
  if (wears !== START_WEARS) drawWears(context, wears, cups !== undefined, sans);
  // Nobody's label has no corrections.
  if (cups !== undefined && mended.length > 0) drawMended(context, mended, sans);
  context.font = `600 ${FOOT.textPx}px ${sans}`;
  context.fillStyle = COLORS['dip-10'];
  context.fillText(foot, FOOT.leftPx, FOOT.baselinePx, FOOT.mostTextPx);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture came'))), 'image/jpeg', 0.9),
  );
}
