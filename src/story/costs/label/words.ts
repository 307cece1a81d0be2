import { type DarnId, findDarn } from '../../../model/darns';
import { formatCups, formatNumber } from '../../../model/format';
import type { Phrase } from '../../../model/phrases';
import { calculateDaysOfDrinking, describeYears, SHIRT_CUPS } from '../../../model/shirt';
import type { DailyCups } from '../../../model/userInput';

/** What the label says once, in words and in the picture. */
export const CLOSING = ['The thread stops here.', 'The shirt needn’t.'] as const;
export const NOTE = 'Field water isn’t drinking water; this compares amounts.';

/** "My 6 cups a day" */
export const describeCups = (cups: DailyCups | undefined): string =>
  cups === undefined ? 'Nobody’s days yet' : `My ${formatCups(cups)} a day`;

/** What the large number counts, in two lines. */
export const describeCount = (cups: DailyCups | undefined): readonly [string, string] =>
  cups === undefined ? ['cups in', 'one T-shirt'] : ['of my days', 'in one T-shirt'];

/** What a stitch is. The reader's own sentence goes on around the cups of a shirt, and the years that these last. */
export const STITCHES = {
  nobody: 'One stitch a cup.',
  own: ['One stitch a day. The shirt takes up to ', ': ', ' of my drinking.'],
} as const;

/** The same as one plain text. */
export function describeStitches(cups: DailyCups | undefined): string {
  if (cups === undefined) return STITCHES.nobody;
  const [before, between, after] = STITCHES.own;
  return `${before}${formatCups(SHIRT_CUPS)}${between}${describeYears(calculateDaysOfDrinking(cups))}${after}`;
}

/** One claim that the reader has mended, the latest; where there is none, where they hang. */
export function describeLastMended(mended: readonly DarnId[]): readonly Phrase[] {
  const last = mended.at(-1);
  return last === undefined ? ['Loose ends hang in the story.'] : findDarn(last).short;
}

/** The picture's name for those who do not see it. */
export const describeShirt = (cups: DailyCups | undefined): string =>
  cups === undefined
    ? `A T-shirt embroidered with ${formatNumber(SHIRT_CUPS)} white stitches, one for each cup`
    : `A T-shirt embroidered with ${formatNumber(calculateDaysOfDrinking(cups))} yellow stitches, one for each of my days`;

/** What is shared beside picture and link. */
export function describeThread(cups: DailyCups | undefined): string {
  if (cups === undefined)
    return `One T-shirt takes up to ${formatNumber(SHIRT_CUPS)} cups of water. How many days is that for you?`;
  const days = calculateDaysOfDrinking(cups);
  return `One T-shirt takes as much water as I drink in ${formatNumber(days)} days: ${describeYears(days)}, at ${formatCups(cups)} a day.`;
}
