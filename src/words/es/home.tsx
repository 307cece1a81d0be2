// The words of home: the title, the question and the pour, in Spanish. Translated by machine; no native speaker has read them yet.

import type { ReactNode } from 'react';
import { Claim } from '../../claim/Claim';
import { CupNote } from '../../claim/CupNote';
import type * as english from '../en/home';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./home')>;

export const pageTitle = 'La sedienta industria de la moda';

export const titleLines = { the: 'La', thirsty: 'sedienta', fashion: 'industria', industry: 'de la moda.' };

export const promise =
  'La historia, en cinco minutos, del agua de una camiseta. Cada número muestra de dónde viene.';

export const question = '¿Cuántas tazas de agua bebes al día?';
export const cupNote: ReactNode = (
  <CupNote>
    Una taza de EE.&nbsp;UU. son unos <Claim id="cup-volume" />.
  </CupNote>
);
export const cups = 'tazas de agua';
export const cupsUnit = (count: number) => (count === 1 ? 'taza de agua' : 'tazas de agua');
export const hint = 'Elige una taza. La servimos y pasamos la página.';
export const withoutScript = 'Mira cuánta agua bebe una camiseta';

export const answerYou = 'Esa es tu agua.';
export const saidYou = (count: ReactNode) => <>Elegiste {count}.</>;
export const stop = 'Parar';
export const goOn = 'Seguir';
