// The words of keeping the site for times without a network, in French. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/keepOffline';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./keepOffline')>;

export const ask = 'Garder hors ligne';
export const confirm = (size: string) => `Oui, garder ${size}`;
export const question = 'Toutes les images en entier, et les données. Voulez-vous les garder\u202f?';
export const kept = 'C’est gardé. Ce navigateur affiche maintenant le site sans réseau.';
export const failed = 'Impossible de garder le site.';
