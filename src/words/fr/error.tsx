// The words of error views, in French. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/error';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./error')>;

export const STATUS_TEXTS: Readonly<Record<number, string>> = {
  400: 'Requête incorrecte',
  403: 'Accès interdit',
  404: 'Page introuvable',
  405: 'Méthode non autorisée',
};

export const STATUS_SENTENCES: Readonly<Record<number, string>> = {
  400: 'L’adresse n’est pas écrite comme une adresse\u202f; impossible de savoir ce qu’elle demande.',
  403: 'Cette page n’est pas ouverte au public.',
  404: 'Il n’y a pas de page à cette adresse.',
  405: 'Ici, les pages se lisent\u202f; on ne peut rien leur envoyer.',
};

export const heading = 'Erreur inattendue de l’application\u202f!';
export const failedSentence = 'Quelque chose a échoué pendant la création de cette page.';
export const unnamed = 'Quelque chose s’est décousu.';
export const home = 'Reprendre le fil';
