import { COLON } from '#words/rules';
import * as words from '#words/text/citation';
import { storyTitle } from '#words/text/site';
import type { Verdict } from '../data/claim';
import type { Edition } from '../data/editions';

/** What is cited: the story, or one of its figures. */
interface Cited {
  edition: Edition;
  /** Its address, or "" where it is not known. */
  url: string;
  /** The figure, with what it counts: "11,421 cups". */
  figure?: { title: string; text: string; verdict: Verdict };
}

function readDate(date: string) {
  const [year = '', month, day] = date.split('-');
  return {
    year,
    month: words.MONTHS[Number(month) - 1] ?? '',
    day: Number(day),
  };
}

/** The month of a month or day in words: "2026-11" and "2026-11-26" are "November 2026". Throws a RangeError for any other. */
export function formatMonth(date: string): string {
  const [, year, month] = /^(\d{4})-(\d{2})(?:-\d{2})?$/.exec(date) ?? [];
  const name = words.MONTHS[Number(month) - 1];
  if (name === undefined) throw new RangeError(`not a month or day: "${date}"`);
  return words.monthOfYear(name, year ?? '');
}

/** The edition's date in words: "November 21, 2026". */
export function formatEditionDate({ date }: Pick<Edition, 'date'>): string {
  const { day, month, year } = readDate(date);
  return words.fullDate(day, month, year);
}

const titleOf = ({ figure }: Cited) => (figure ? `${figure.title}${COLON}${figure.text}` : storyTitle);
const kindOf = ({ figure }: Cited) => (figure ? words.KINDS_OF_FIGURE[figure.verdict] : words.kindOfWork);

/** What each printed sheet says of the site: "Threadprint · https://… · CC BY 4.0 · Edition 2 · November 21, 2026". */
export function formatImprint({ edition, url }: Pick<Cited, 'edition' | 'url'>): string {
  const parts = [
    'Threadprint',
    url,
    'CC BY 4.0',
    words.apaEdition(edition.number),
    formatEditionDate(edition),
  ];
  return parts.filter((part) => part !== '').join(' · ');
}

/** In APA style, 7th edition: "Threadprint. (2026, November 21). …" */
export function formatApa(cited: Cited): string {
  const { edition, url, figure } = cited;
  const { day, month, year } = readDate(edition.date);
  return [
    `Threadprint. (${words.apaDate(day, month, year)}).`,
    `${titleOf(cited)} (${words.apaEdition(edition.number)}) [${kindOf(cited)}].`,
    ...(figure ? [`In ${storyTitle}.`] : []),
    ...(url === '' ? [] : [url]),
  ].join(' ');
}
