// What is said of a claim: how sure we are, what we have read, and where it stands first, in French. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/claimWords';
import type { Translation } from '../../translation';
import { fabricCount } from './fabrics';

export type Checked = Translation<typeof english, typeof import('./claimWords')>;

// What was read of a figure, in a sentence.
/** By the grade of its evidence; `where` comes from `inDocument`, or is a place alone. */
export const GRADES = {
  original: (where: string, month: string) => `Lu dans l’original\u00a0: ${where}, ${month}.`,
  'quotation with reference': (where: string, month: string) =>
    `Lu dans une citation qui nomme sa référence\u00a0: ${where}, ${month}.`,
  'near value': (where: string, month: string) => `Une valeur proche a été lue\u00a0: ${where}, ${month}.`,
  'measured sum': (where: string, month: string) =>
    `Notre somme, comparée à une somme mesurée\u00a0: ${where}, ${month}.`,
  'another value': (where: string, month: string) =>
    `Non confirmé\u00a0: seules d’autres valeurs ont été lues\u00a0: ${where}, ${month}.`,
  'only repeated': (where: string, month: string) =>
    `Non confirmé\u00a0: seulement répété, sans référence\u00a0: ${where}, ${month}.`,
};
export const inDocument = (document: string, place: string) => `«\u202f${document}\u202f», ${place}`;
export const arithmetic = 'Notre calcul.';
export const notFound = 'Non confirmé\u00a0: introuvable.';
export const creditedTo = (document: string) => `On l’attribue à «\u202f${document}\u202f».`;
/** The figure that decides, and how many more there are, in digits and in words. */
export const restsOnUnread = (title: string, more: number, moreText: string) =>
  more === 0
    ? `Non confirmé, car «\u202f${title}\u202f» ne l’est pas.`
    : `Non confirmé, car «\u202f${title}\u202f» ne l’est pas, ni ${more === 1 ? 'un autre chiffre dont il dépend' : `${moreText} autres chiffres dont il dépend`}.`;

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
