// The words of the guesses before the answer, in German. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/guess';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./guess')>;

export const aDay = (cups: string, isOne: boolean) =>
  isOne ? `Deine ${cups} reicht für einen Tag.` : `Deine ${cups} reichen für einen Tag.`;
export const pull = (whole: string | undefined) => (
  <>
    Zieh den Faden bis zu den Tassen, die die Baumwolle eines <span className={whole}>T-Shirts</span> braucht,
  </>
);
export const orType = 'tipp eine Zahl ein oder scrolle einfach weiter.';
export const yourCups = 'Dein Tipp, in Tassen';
export const thread = 'Der Faden für deinen Tipp';
export const noGuess = 'noch kein Tipp';
export const cupsUnit = 'Tassen';
export const stays = 'Scrolle. Dein Tipp bleibt im Bild, und das T-Shirt antwortet.';
export const takeBack = 'Zurücknehmen';
export const cupsPicture = (all: string, full: string) => `${all}, davon ${full} voll`;
export const endsHere = 'bis hierher reicht dein Tipp: ';

export const waterline = 'Die Wasserlinie';
export const ofLake = (percent: string) => `${percent} des Sees`;
export const yourGuess = 'dein Tipp: ';
export const show = 'Zeig es mir';
export const line = (name: string) => `${name}: die Linie`;
