const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** Writes a whole number under 100 in words: "thirty-two". Throws a RangeError for any other. */
export function formatNumberWord(value: number): string {
  if (!Number.isInteger(value) || value < 0 || value > 99) throw new RangeError(`no word for ${value}`);
  const unit = SMALL[value % 10];
  if (value < 20) return SMALL[value] ?? '';
  const ten = TENS[Math.floor(value / 10) - 2] ?? '';
  return value % 10 === 0 ? ten : `${ten}-${unit}`;
}

/** Writes an ordinal in figures: "2nd", "11th". */
export function formatOrdinal(value: number): string {
  const isTeen = value % 100 > 10 && value % 100 < 14;
  const ending = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][value % 10] ?? 'th');
  return `${value}${ending}`;
}

/** Joins words as running text does: "cotton", "cotton and hemp", "cotton, wool and hemp". */
export function formatList(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** Begins a sentence with a capital: "cotton uses" becomes "Cotton uses". */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function formatTimes(times: number): string {
  if (times === 2) return 'twice';
  return `${times > 20 ? times : formatNumberWord(times)} times`;
}

/**
 * Says honestly how many times as much: "nearly eight times" (7.7), "over seven times" (7.3),
 * "twelve and a half times" (12.5), "74 times" (74.2, because that is right to half a percent).
 * Throws a RangeError below 1, where "times as much" would mislead.
 */
export function describeRatio(ratio: number): string {
  if (!(ratio >= 1)) throw new RangeError(`a ratio of ${ratio} cannot be told as "times as much"`);
  if (ratio < 1.75) return `${ratio.toFixed(1)} times`;
  const half = ratio > 20 ? Math.round(ratio) : Math.round(ratio * 2) / 2;
  if (Math.abs(ratio / half - 1) <= 0.005) {
    if (Number.isInteger(half)) return formatTimes(half);
    return `${formatNumberWord(Math.floor(half))} and a half times`;
  }
  const whole = Math.round(ratio);
  return `${ratio < whole ? 'nearly' : 'over'} ${formatTimes(whole)}`;
}
