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

/** The fragment of the reader's place, "#dyeing": the last named place that has come into the upper part of the window. */
export function findPlace(): string {
  const places = [...document.querySelectorAll('main [id]:not(svg *)')].map((element) => ({
    id: element.id,
    topPx: element.getBoundingClientRect().top,
    isShown: element.getClientRects().length > 0,
  }));
  const [nearest] = places
    // Ids that React makes begin otherwise.
    .filter(({ id, isShown, topPx }) => isShown && /^[a-z]/.test(id) && topPx < innerHeight * READING_SHARE)
    .sort((a, b) => b.topPx - a.topPx);
  return nearest === undefined || scrollY === 0 ? '' : `#${nearest.id}`;
}
