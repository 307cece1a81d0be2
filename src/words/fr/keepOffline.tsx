// The words of keeping the site for times without a network, in French. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/keepOffline';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./keepOffline')>;

export const ask = 'Garder hors ligne';
export const confirm = (size: string) => `Oui, garder ${size}`;
export const question = 'Toutes les images en entier, et les données. Voulez-vous les garder\u202f?';
export const kept = 'C’est gardé. Ce navigateur affiche maintenant le site sans réseau.';
/** Why it is not kept. */
export const whyNot = {
  insecure: 'Les navigateurs ne gardent que les sites dont l’adresse commence par https.',
  refused: 'Ce navigateur ne garde pas de sites, ou pas dans cette fenêtre.',
  noRoom: 'Il n’y a pas assez de place sur cet appareil.',
  notWhole: 'Une partie n’est pas arrivée.',
  failed: 'Impossible de garder le site.',
};
