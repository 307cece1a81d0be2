import { formatSearch, type Said, takeAlong } from '../model/reader';
import { type Language, languageFolder } from '../words/languages';

/**
 * Where a page stands in another language: "/threadprint/es/thirsty_fashion/info1?view=plain&cups=6". Each language is a
 * build of its own, so what travels along travels in the address.
 * @param pathname the page's path below its language, e.g. "/thirsty_fashion/info1"
 */
export function locateInLanguage(language: Language, pathname: string, said: Said): string {
  const base = import.meta.env.BASE_URL + languageFolder(language);
  return base + pathname.slice(1) + formatSearch(takeAlong(said));
}

/** How far down the window something may begin to be what the reader is at. */
const READING_SHARE = 0.4;

/** The fragment of the reader's place, "#dyeing": the last named place of the page that has come into the window's upper part. */
export function findPlace(): string {
  const last = [...document.querySelectorAll('main [id]:not(svg *)')].findLast(
    (element) =>
      // Ids that React makes begin otherwise.
      /^[a-z]/.test(element.id) &&
      element.getClientRects().length > 0 &&
      element.getBoundingClientRect().top < innerHeight * READING_SHARE,
  );
  return last === undefined || scrollY === 0 ? '' : `#${last.id}`;
}
