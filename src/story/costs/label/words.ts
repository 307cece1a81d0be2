import * as words from '#words/text/label';
import { figures } from '../../../data/figures';
import { formatCups, formatNumber } from '../../../model/format';
import { calculateDaysOfDrinking, describeYears, SHIRT_CUPS } from '../../../model/shirt';
import { describeWears } from '../../../model/tips';
import type { DailyCups } from '../../../model/userInput';

/** "My 6 cups a day" */
export const describeCups = (cups: DailyCups | undefined): string =>
  cups === undefined ? words.nobody : words.mine(formatCups(cups));

/** What the large number counts, in two lines. */
export const describeCount = (cups: DailyCups | undefined): readonly [string, string] =>
  cups === undefined ? words.cupsInShirt : words.daysInShirt;

/** The picture's name for those who do not see it. */
export const describeShirt = (cups: DailyCups | undefined): string =>
  cups === undefined
    ? words.shirtOfCups(formatNumber(SHIRT_CUPS))
    : words.shirtOfDays(formatNumber(calculateDaysOfDrinking(cups)));

/** What is shared beside picture and link. */
export function describeThread(cups: DailyCups | undefined, wears: number): string {
  const worn = wears === figures['wears-30'].value ? '' : `${describeWears(wears)} `;
  if (cups === undefined) return worn + words.shareCups(formatNumber(SHIRT_CUPS));
  const days = calculateDaysOfDrinking(cups);
  return `${words.shareDays(formatNumber(days), describeYears(days), formatCups(cups))} ${worn}${words.dare}`;
}
