// The words of home: the title, the question and the pour, in French. Translated by machine; no native speaker has read them yet.

import type { ReactNode } from 'react';
import { Claim } from '../../claim/Claim';
import { CupNote } from '../../claim/CupNote';
import type * as english from '../en/home';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./home')>;

export const pageTitle = 'La mode\u00a0: industrie assoiffée';

export const titleLines = { the: 'La', thirsty: 'mode\u00a0:', fashion: 'industrie', industry: 'assoiffée.' };

export const promise =
  'L’histoire, en cinq minutes, de l’eau d’un T-shirt. Chaque chiffre montre d’où il vient.';

export const question = 'Combien de tasses d’eau buvez-vous par jour\u202f?';
export const cupNote: ReactNode = (
  <CupNote>
    Une tasse, mesure américaine, fait environ <Claim id="cup-volume" />.
  </CupNote>
);
export const cups = 'tasses d’eau';
export const cupsUnit = (count: number) => (count < 2 ? 'tasse d’eau' : 'tasses d’eau');
export const hint = 'Choisissez une tasse. On\u00a0verse, puis on tourne la page.';
export const withoutScript = 'Voyez ce que boit un T-shirt';

export const answerYou = 'Ça, c’est vous.';
export const saidYou = (count: ReactNode) => <>Vous avez choisi {count}.</>;
export const stop = 'Arrêter';
export const goOn = 'Continuer';
