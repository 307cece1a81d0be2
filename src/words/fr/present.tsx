// The words of the story on the big screen, in French. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/present';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./present')>;

export const presenter = 'Présentation';
export const top = 'Haut de la page';
export const place = (number: number, count: number) => `${number} sur ${count}`;
/** In the place of the moment's name, while the screen is dark. */
export const dark = 'Écran noir. Une touche le rallume.';
export const back = 'Retour';
export const next = 'Suite';
export const notes = 'Notes';
export const leave = 'Quitter';
export const nextMoment = (name: string) => `Ensuite\u00a0: ${name}`;
export const nextPage = 'Ensuite\u00a0: une autre page';
