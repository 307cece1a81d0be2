// What several files of the Bengali words need. It stands outside of their folder, where each file has an English twin.

export const DIGITS = '০১২৩৪৫৬৭৮৯';

/** A whole number as Bengali writes it: "২০২৬". */
export const inDigits = (value: number | string | undefined): string =>
  `${value ?? ''}`.replace(/\d/g, (digit) => DIGITS[Number(digit)] ?? digit);
