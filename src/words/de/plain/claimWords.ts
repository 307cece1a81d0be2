// What is said of a claim: how sure we are, what we have read, and where it stands first, in German. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/plain/claimWords';
import type { Translation } from '../../translation';
import { fabricCount } from './fabrics';

export type Checked = Translation<typeof english, typeof import('./claimWords')>;

/** How sure we are, in a sentence. */
export const CERTAINTY_WORDS = {
  verified: 'Geprüft: Wir haben es in der Quelle gelesen.',
  'quoted by another': 'Von anderen zitiert: Wir haben es auf einer Seite gelesen, die die Quelle zitiert.',
  unconfirmed: 'Unbestätigt: Niemand von uns hat es gelesen.',
  'our arithmetic': 'Unsere Rechnung, bei jedem Bau der Seite neu gerechnet.',
};

// Sentences that follow it.
/** The figure that decides, and how many more there are, in digits and in words. */
export const restsOnUnread = (title: string, more: number, moreText: string) =>
  more === 0
    ? `Unbestätigt, weil niemand von uns „${title}“ in der Quelle gelesen hat.`
    : `Unbestätigt, weil niemand von uns „${title}“ und ${more === 1 ? 'eine weitere Zahl' : `${moreText} weitere Zahlen`} dahinter in der Quelle gelesen hat.`;
export const withoutSource = 'Wir kennen keine Quelle dafür.';
export const creditedTo = (document: string) => `Zugeschrieben wird es „${document}“.`;
export const readIn = (document: string, place: string, month: string) =>
  `Gelesen in „${document}“: ${place}, ${month}.`;

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
