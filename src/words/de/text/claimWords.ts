// What is said of a claim: how sure we are, what we have read, and where it stands first, in German. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/claimWords';
import type { Translation } from '../../translation';
import { fabricCount } from './fabrics';

export type Checked = Translation<typeof english, typeof import('./claimWords')>;

// What was read of a figure, in a sentence.
/** By the grade of its evidence; `where` comes from `inDocument`, or is a place alone. */
export const GRADES = {
  original: (where: string, month: string) => `Im Original gelesen: ${where}, ${month}.`,
  'quotation with reference': (where: string, month: string) =>
    `In einem Zitat gelesen, das seine Quelle nennt: ${where}, ${month}.`,
  'near value': (where: string, month: string) => `Ein naher Wert wurde gelesen: ${where}, ${month}.`,
  'measured sum': (where: string, month: string) =>
    `Unsere Summe, an einer gemessenen geprüft: ${where}, ${month}.`,
  'another value': (where: string, month: string) =>
    `Unbestätigt: Nur andere Werte wurden gelesen: ${where}, ${month}.`,
  'only repeated': (where: string, month: string) =>
    `Unbestätigt: nur wiederholt, ohne Quelle: ${where}, ${month}.`,
};
export const inDocument = (document: string, place: string) => `„${document}“, ${place}`;
export const arithmetic = 'Unsere Rechnung.';
export const notFound = 'Unbestätigt: nicht gefunden.';
export const creditedTo = (document: string) => `Zugeschrieben wird es „${document}“.`;
/** The figure that decides, and how many more there are, in digits and in words. */
export const restsOnUnread = (title: string, more: number, moreText: string) =>
  more === 0
    ? `Unbestätigt, weil „${title}“ es ist.`
    : `Unbestätigt, weil „${title}“ es ist, und ${more === 1 ? 'eine weitere Zahl' : `${moreText} weitere Zahlen`} dahinter.`;

/** The pages of claims as headings. */
export const CLAIM_PAGES = {
  thirsty_fashion: 'Durst',
  'thirsty_fashion/info1': 'Ein T-Shirt',
  'thirsty_fashion/where': 'Wo Baumwolle wächst',
  'thirsty_fashion/info2': 'Die ganze Branche',
  'thirsty_fashion/info3': 'Was es kostet und was du tun kannst',
  'thirsty_fashion/lives': 'Ein T-Shirt, zwei Leben',
  'charts/production': 'Diagramm: Phasen der Herstellung',
  'charts/fabrics': `Diagramme: ${fabricCount} Stoffe`,
  sources: 'Hinter den Prüfungen',
};
