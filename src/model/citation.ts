export interface Edition {
  /** The day of the edition, e.g. "2026-11-21", or "" where it is not known. */
  date: string;
  /** The story's address, or "" where it is not known. */
  url: string;
}

const TITLE = 'The Thirsty Fashion Industry';
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

function readDate(date: string): { year: string; month: string; day: number } | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? [];
  const name = MONTHS[Number(month) - 1];
  return year === undefined || name === undefined ? undefined : { year, month: name, day: Number(day) };
}

/** The month of a month or day in words: "2026-11" and "2026-11-26" are "November 2026". Throws a RangeError for any other. */
export function formatMonth(date: string): string {
  const [, year, month] = /^(\d{4})-(\d{2})(?:-\d{2})?$/.exec(date) ?? [];
  const name = MONTHS[Number(month) - 1];
  if (name === undefined) throw new RangeError(`not a month or day: "${date}"`);
  return `${name} ${year}`;
}

/** The edition's date in words: "November 21, 2026", or "undated". */
export function formatEditionDate(date: string): string {
  const read = readDate(date);
  return read ? `${read.month} ${read.day}, ${read.year}` : 'undated';
}

/** The story in APA style, 7th edition: "Threadprint. (2026, November 21). …" */
export function formatApa({ date, url }: Edition): string {
  const read = readDate(date);
  const dated = read ? `${read.year}, ${read.month} ${read.day}` : 'n.d.';
  return `Threadprint. (${dated}). ${TITLE} [Interactive story].${url === '' ? '' : ` ${url}`}`;
}

/** The story as a BibTeX entry. */
export function formatBibtex({ date, url }: Edition): string {
  const read = readDate(date);
  const fields = [
    'author = {{Threadprint}}',
    `title = {{${TITLE}}}`,
    ...(read
      ? [`year = {${read.year}}`, `month = ${read.month.slice(0, 3).toLowerCase()}`, `day = {${read.day}}`]
      : ['note = {undated}']),
    'howpublished = {Interactive story}',
    ...(url === '' ? [] : [`url = {${url}}`]),
  ];
  return `@misc{threadprint${read?.year ?? ''},\n${fields.map((field) => `  ${field}`).join(',\n')}\n}`;
}
