import * as words from '#words/plain/citation';
import { storyTitle } from '#words/plain/site';

export interface Edition {
  /** The day of the edition, e.g. "2026-11-21", or "" where it is not known. */
  date: string;
  /** The story's address, or "" where it is not known. */
  url: string;
}

/** BibTeX's own names, in every language. */
const BIBTEX_MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

function readDate(
  date: string,
): { year: string; month: string; monthIndex: number; day: number } | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? [];
  const name = words.MONTHS[Number(month) - 1];
  return year === undefined || name === undefined
    ? undefined
    : { year, month: name, monthIndex: Number(month) - 1, day: Number(day) };
}

/** The month of a month or day in words: "2026-11" and "2026-11-26" are "November 2026". Throws a RangeError for any other. */
export function formatMonth(date: string): string {
  const [, year, month] = /^(\d{4})-(\d{2})(?:-\d{2})?$/.exec(date) ?? [];
  const name = words.MONTHS[Number(month) - 1];
  if (name === undefined) throw new RangeError(`not a month or day: "${date}"`);
  return words.monthOfYear(name, year ?? '');
}

/** The edition's date in words: "November 21, 2026", or "undated". */
export function formatEditionDate(date: string): string {
  const read = readDate(date);
  return read ? words.fullDate(read.day, read.month, read.year) : words.undated;
}

/** The story in APA style, 7th edition: "Threadprint. (2026, November 21). …" */
export function formatApa({ date, url }: Edition): string {
  const read = readDate(date);
  const dated = read ? words.apaDate(read.day, read.month, read.year) : words.apaUndated;
  return `Threadprint. (${dated}). ${storyTitle} [${words.kindOfWork}].${url === '' ? '' : ` ${url}`}`;
}

/** The story as a BibTeX entry. */
export function formatBibtex({ date, url }: Edition): string {
  const read = readDate(date);
  const fields = [
    'author = {{Threadprint}}',
    `title = {{${storyTitle}}}`,
    ...(read
      ? [`year = {${read.year}}`, `month = ${BIBTEX_MONTHS[read.monthIndex]}`, `day = {${read.day}}`]
      : [`note = {${words.undated}}`]),
    `howpublished = {${words.kindOfWork}}`,
    ...(url === '' ? [] : [`url = {${url}}`]),
  ];
  return `@misc{threadprint${read?.year ?? ''},\n${fields.map((field) => `  ${field}`).join(',\n')}\n}`;
}
