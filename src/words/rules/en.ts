// How English builds counts, number words, lists, ratios and numbers in digits.

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

/**
 * The decimal sign, what stands between groups of digits, whether a number of four digits has groups, how many digits are in
 * those before the last three, and the ten digits.
 */
export const NUMERALS = { decimal: '.', group: ',', groupsFour: true, groupSize: 3, digits: '0123456789' };

/** The sign between a number and what it is divided by. */
export const DIVISION_SIGN = '÷';

/** Between the ends of a range. */
export const RANGE_SIGN = '–';

/** A fabric's name inside a sentence: "cotton". */
export const nameInText = (_id: string, name: string) => name.toLowerCase();

/** "the most", "2nd most", "tied 3rd least", "tied for the least". */
export const rank = (place: number, ordinal: string, isLeast: boolean, isTied: boolean): string => {
  const end = isLeast ? 'least' : 'most';
  if (place === 1) return isTied ? `tied for the ${end}` : `the ${end}`;
  return `${isTied ? 'tied ' : ''}${ordinal} ${end}`;
};

const HEDGES = { nearly: 'nearly', justOver: 'just over', over: 'over' };

/** "nearly five and a half years": whole years as a number and in words. */
export const aboutYears = (hedge: keyof typeof HEDGES, whole: number, text: string, isHalf: boolean) =>
  `${HEDGES[hedge]} ${text}${isHalf ? ' and a half' : ''} ${whole === 1 && !isHalf ? 'year' : 'years'}`;

/** A task's place on the worksheet, in words. */
export const placeWord = (place: number): string => numberWord(place);
