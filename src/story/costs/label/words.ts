import * as words from '#words/text/label';
import { formatCups, formatNumber } from '../../../model/format';
import { calculateDaysOfDrinking, describeYears, SHIRT_CUPS } from '../../../model/shirt';
import { describeWears } from '../../../model/tips';
import type { DailyCups } from '../../../model/userInput';

/** What is shared beside picture and link. */
export function describeThread(cups: DailyCups | undefined, wears: number | undefined): string {
  const worn = wears === undefined ? '' : `${describeWears(wears)} `;
  if (cups === undefined) return worn + words.shareCups(formatNumber(SHIRT_CUPS));
  const days = calculateDaysOfDrinking(cups);
  return `${words.shareDays(formatNumber(days), describeYears(days), formatCups(cups))} ${worn}${words.dare}`;
}
