import type { Page } from '@playwright/test';
import { backgroundFigures } from '../../../src/data/backgroundFigures.ts';
import { chartSources } from '../../../src/data/chartSources.ts';
import { type Figure, figures } from '../../../src/data/figures.ts';
import { livesFigures } from '../../../src/data/livesFigures.ts';
import { collectRecordFigures } from '../../../src/model/figure.ts';
import { formatNumber, formatRange } from '../../../src/model/format.ts';
import { type FigureFormat, formatFigure } from '../../../src/model/formatFigure.ts';
import { collectPlaceFigures } from '../../../src/model/placeFigures.ts';
import { readDigits } from '../../../src/model/readDigits.ts';
import { LANGUAGE } from './language.ts';

/** Words that say of a number that it is one estimate. */
const HEDGES = {
  en: String.raw`\b(about|one estimate|unconfirmed)\b`,
  es: String.raw`\b(un[oa]s|alrededor del?|una estimación|sin confirmar)\b`,
  fr: String.raw`\b(environ|une estimation|non confirmé)`,
  de: String.raw`\b(etwa|rund|eine[rs]? Schätzung|unbestätigt)\b`,
  bn: '(প্রায়|এক হিসাব অনুযায়ী|নিশ্চিত নয়)',
  ar: '(نحو|تقدير واحد|أحد التقديرات|غير مؤكد)',
};

/** Where an unconfirmed number may stand bare: arithmetic with numbers that are marked above it, ticks, and the ledger, which says it. */
const WORKED = '[data-working], [data-axis], [role="group"], [data-entry], [data-alike]';

const all = [
  ...Object.entries<Figure>(figures),
  ...Object.entries<Figure>(livesFigures),
  ...Object.entries<Figure>(backgroundFigures),
  ...collectRecordFigures(),
];
const unconfirmed = all.filter(([, figure]) => figure.isUnconfirmed);

const unconfirmedPlaces = [...collectPlaceFigures()].flatMap(([id, { isUnconfirmed }]) =>
  isUnconfirmed ? [id] : [],
);

const FORMATS: readonly FigureFormat[] = ['full', 'short', 'number'];

/** How a figure is written. A number of less than three digits says too little without its unit. */
function listWritten([, figure]: (typeof all)[number]): string[] {
  const bare =
    'low' in figure
      ? [formatNumber(figure.low), formatNumber(figure.high), formatRange(figure.low, figure.high)]
      : [formatNumber(figure.value)];
  return [
    ...FORMATS.map((format) => formatFigure(figure, format)).filter((text) => !bare.includes(text)),
    ...bare.filter((text) => text.replace(/\P{Nd}/gu, '').length > 2),
  ];
}

/**
 * "95%" is also how much organic fiber a label promises: what others are written as, too, says nothing. Nor does a year, which
 * Spanish writes as it does 2000 people.
 */
const others = new Set(all.filter(([, figure]) => !figure.isUnconfirmed).flatMap(listWritten));
const written = [...new Set(unconfirmed.flatMap(listWritten))].filter(
  (text) => !others.has(text) && !/^20\d\d$/.test(readDigits(text)),
);

const quote = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const numbers = String.raw`(?<![\p{Nd}.,])(${written.map(quote).join('|')})(?![\p{Nd}%]|[.,]\p{Nd})`;

/** The unconfirmed numbers in the texts of a saved picture, and whether each has a mark or a word that says so. */
export function listUnconfirmed(svg: string): { text: string; isMarked: boolean }[] {
  const texts = [...svg.matchAll(/<text([^>]*)>(.*?)<\/text>(<path data-unconfirmed)?/g)];
  return texts.flatMap(([, attributes = '', markup = '', line]) => {
    const text = markup.replaceAll(/<[^>]*>/g, '');
    // Arithmetic is of numbers that are marked above it.
    if (!new RegExp(numbers, 'u').test(text) || /\s=\s/.test(text)) return [];
    const isMarked = line !== undefined || attributes.includes('data-unconfirmed');
    return [{ text, isMarked: isMarked || new RegExp(HEDGES[LANGUAGE], 'i').test(text) }];
  });
}

/**
 * The numbers in a page as sent that nobody has read and that stand there without a mark, a word or a caption that says so;
 * and whether the mark is explained: in the receipt that a press opens, or where the page's first one stands. Empty is good.
 */
export const findUnmarked = (page: Page): Promise<string[]> =>
  page.evaluate(
    ({ ids, unconfirmedNumbers, hedge, caution, worked }) => {
      const wrong: string[] = [];
      const marks = [...document.querySelectorAll<HTMLElement>('main [data-claim]')].filter(({ dataset }) =>
        ids.includes(dataset.claim ?? ''),
      );
      for (const mark of marks) {
        const { textDecorationLine, textDecorationStyle } = getComputedStyle(mark);
        if (
          !('unconfirmed' in mark.dataset) ||
          `${textDecorationLine} ${textDecorationStyle}` !== 'underline dashed'
        )
          wrong.push(`${mark.dataset.claim} has no dashed line`);
      }

      const [first] = marks;
      const keys = [...document.querySelectorAll('main [data-unconfirmed-key]')];
      // A number that can be pressed has the key in its receipt.
      const isPressed = marks.every((mark) => mark.matches('a[href]'));
      if (keys.length > 1 || (keys.length === 0 && !isPressed))
        wrong.push(`${keys.length} keys for ${marks.length} marks`);
      const isTold = keys.some(
        (key) =>
          first?.closest('section, [data-caption]')?.contains(key) ||
          (first && key.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING),
      );
      if (first && keys.length > 0 && !isTold) wrong.push('the key does not stand where the first mark does');

      const hedged = new RegExp(hedge, 'i');
      const bare = new RegExp(unconfirmedNumbers, 'u');
      const isSaid = (document.querySelector('main')?.textContent ?? '').toLowerCase().includes(caution);
      /** A chart's records have one caption for all; the list beside a drawing repeats it. */
      const isDrawn = (element: Element) =>
        isSaid && element.closest('svg, .visually-hidden, [class*="labels_"]') !== null;
      const tell = (element: Element, text: string) => {
        if (element.closest(`[data-unconfirmed], ${worked}`) || isDrawn(element)) return;
        if (bare.test(text) && !hedged.test(text)) wrong.push(`${element.localName}: ${text}`);
      };
      const BLOCKS = 'h1, h2, h3, h4, p, li, dt, dd, th, td, figcaption, caption, button, text';
      for (const block of document.querySelectorAll(`main :is(${BLOCKS})`)) {
        if (block.querySelector(BLOCKS)) continue;
        const copy = block.cloneNode(true) as Element;
        for (const part of copy.querySelectorAll('[data-unconfirmed], [data-working]')) part.replaceWith('…');
        tell(block, (copy.textContent ?? '').replace(/\s+/g, ' ').trim());
      }
      for (const name of ['aria-label', 'aria-valuetext', 'alt'])
        for (const element of document.querySelectorAll(`main [${name}]`))
          tell(element, element.getAttribute(name) ?? '');
      tell(document.documentElement, document.title);
      // What a search result and a shared link say, and what stands on the social card, in words.
      const HEAD = 'meta[name="description"], meta[property$=":alt"], meta[property="og:description"]';
      for (const meta of document.querySelectorAll(HEAD)) tell(meta, meta.getAttribute('content') ?? '');
      return wrong;
    },
    {
      ids: [...unconfirmed.map(([id]) => id), ...unconfirmedPlaces],
      unconfirmedNumbers: numbers,
      hedge: HEDGES[LANGUAGE],
      caution: chartSources.fabrics.caution.toLowerCase(),
      worked: WORKED,
    },
  );
