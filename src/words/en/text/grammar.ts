// How counts, number words, lists and ratios are built.

/** Whether a count takes the singular. */
export const isOne = (count: number) => count === 1;

/** Which form of a noun stands after its number; some languages have three. */
export const pickForm = (count: number): 'one' | 'few' | 'many' => (isOne(count) ? 'one' : 'many');

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** A whole number under 100 in words: "thirty-two". */
export const numberWord = (value: number): string => {
  if (value < 20) return SMALL[value] ?? '';
  const ten = TENS[Math.floor(value / 10) - 2] ?? '';
  return value % 10 === 0 ? ten : `${ten}-${SMALL[value % 10]}`;
};

/** An ordinal in figures: "2nd", "11th". */
export const ordinal = (value: number): string => {
  const isTeen = value % 100 > 10 && value % 100 < 14;
  const ending = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][value % 10] ?? 'th');
  return `${value}${ending}`;
};

/** What stands between two parts of a sentence, and at its end. */
export const COMMA = ', ';
export const COLON = ': ';
export const SEMICOLON = '; ';
export const FULL_STOP = '.';

/** The last of a list: "cotton, wool" and "hemp" become "cotton, wool and hemp". */
export const listLast = (others: string, last: string) => `${others} and ${last}`;

/** "twice", "eight times", "twelve and a half times". */
export const timesInWords = (whole: number, isHalf: boolean): string =>
  whole === 2 && !isHalf ? 'twice' : `${numberWord(whole)}${isHalf ? ' and a half' : ''} times`;

/** "74 times". */
export const timesInFigures = (number: string) => `${number} times`;

/** "nearly eight times". */
export const nearly = (times: string) => `nearly ${times}`;

/** "over seven times". */
export const over = (times: string) => `over ${times}`;

/** "Cotton" within a sentence: "cotton". */
export const labelInText = (label: string) => label.toLowerCase();
