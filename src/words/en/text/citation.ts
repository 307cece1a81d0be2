// Dates, and how the story is cited.

/** From January on. */
export const MONTHS =
  'January February March April May June July August September October November December'.split(' ');

/** "November 2026". */
export const monthOfYear = (month: string, year: string) => `${month} ${year}`;
/** "November 5, 2026". */
export const fullDate = (day: number, month: string, year: string) => `${month} ${day}, ${year}`;

// In a citation in APA style: the date, the edition, and what kind of work it is.
export const apaDate = (day: number, month: string, year: string) => `${year}, ${month} ${day}`;
export const kindOfWork = 'Interactive story';
export const apaEdition = (number: number) => `Edition ${number}`;
export const KINDS_OF_FIGURE = {
  holds: 'Figure',
  'holds with a note': 'Figure',
  unconfirmed: 'Figure, unconfirmed',
  off: 'Figure that does not hold',
};
