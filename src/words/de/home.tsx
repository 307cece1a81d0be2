// The words of home: the title, the question and the pour, in German. Translated by machine; no native speaker has read them yet.

import type { ReactNode } from 'react';
import { Claim } from '../../claim/Claim';
import { CupNote } from '../../claim/CupNote';
import type * as english from '../en/home';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./home')>;

export const pageTitle = 'Die Mode: Industrie mit Durst';

export const titleLines = { the: 'Die', thirsty: 'Mode:', fashion: 'Industrie', industry: 'mit Durst.' };

export const promise =
  'Die Geschichte vom Wasser in einem T-Shirt, in fünf Minuten. Jede Zahl zeigt, woher sie kommt.';

export const question = 'Wie viele Tassen Wasser trinkst du am Tag?';
export const cupNote: ReactNode = (
  <CupNote>
    Eine Tasse ist ein Maß aus den USA: rund <Claim id="cup-volume" />.
  </CupNote>
);
export const cups = 'Tassen Wasser';
export const cupsUnit = (count: number) => (count === 1 ? 'Tasse Wasser' : 'Tassen Wasser');
export const hint = 'Wähle eine Tasse. Wir gießen ein und blättern dann um.';
export const withoutScript = 'Sieh, was ein T-Shirt trinkt';

export const answerYou = 'Das warst du.';
export const saidYou = (count: ReactNode) => <>Du hast {count} gewählt.</>;
export const stop = 'Stopp';
export const goOn = 'Weiter';
