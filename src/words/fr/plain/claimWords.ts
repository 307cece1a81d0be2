// What is said of a claim: how sure we are, what we have read, and where it stands first, in French. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/plain/claimWords';
import type { Translation } from '../../translation';
import { fabricCount } from './fabrics';

export type Checked = Translation<typeof english, typeof import('./claimWords')>;

/** How sure we are, in a sentence. */
export const CERTAINTY_WORDS = {
  verified: 'Vérifié\u00a0: nous l’avons lu dans la source.',
  'quoted by another': 'Cité par d’autres\u00a0: nous l’avons lu dans une page qui cite la source.',
  unconfirmed: 'Non confirmé\u00a0: aucun de nous ne l’a lu.',
  'our arithmetic': 'Notre calcul, refait à chaque construction du site.',
};

// Sentences that follow it.
/** The figure that decides, and how many more there are, in digits and in words. */
export const restsOnUnread = (title: string, more: number, moreText: string) =>
  more === 0
    ? `Non confirmé, car aucun de nous n’a lu à sa source «\u202f${title}\u202f».`
    : `Non confirmé, car aucun de nous n’a lu à leur source «\u202f${title}\u202f» ni ${more === 1 ? 'un autre chiffre dont il dépend' : `${moreText} autres chiffres dont il dépend`}.`;
export const withoutSource = 'Nous ne lui connaissons aucune source.';
export const creditedTo = (document: string) => `On l’attribue à «\u202f${document}\u202f».`;
export const readIn = (document: string, place: string, month: string) =>
  `Lu dans «\u202f${document}\u202f»\u00a0: ${place}, ${month}.`;

/** The pages of claims as headings. */
export const CLAIM_PAGES = {
  thirsty_fashion: 'L’eau versée',
  'thirsty_fashion/info1': 'Un T-shirt',
  'thirsty_fashion/where': 'Où pousse le coton',
  'thirsty_fashion/info2': 'Toute l’industrie',
  'thirsty_fashion/info3': 'Ce que cela coûte, et que faire',
  'thirsty_fashion/lives': 'Un T-shirt, deux vies',
  'charts/production': 'Graphique\u00a0: les phases de la production',
  'charts/fabrics': `Graphique\u00a0: ${fabricCount} tissus`,
  sources: 'Derrière les vérifications',
};
