// The words of the guesses before the answer, in French. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/guess';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./guess')>;

export const aDay = (cups: string, isOne: boolean) =>
  isOne
    ? `Votre ${cups}, c’est ce que vous buvez en un jour.`
    : `Vos ${cups}, c’est ce que vous buvez en un jour.`;
export const pull = (whole: string | undefined) => (
  <>
    Tirez le fil jusqu’à ce que demande le coton d’un <span className={whole}>T-shirt,</span>
  </>
);
export const orType = 'tapez un nombre, ou continuez simplement.';
export const yourCups = 'Votre pari, en tasses';
export const thread = 'Le fil de votre pari';
export const noGuess = 'pas encore de pari';
export const cupsUnit = 'tasses';
export const stays = 'Continuez. Votre pari reste dans l’image, et le T-shirt répond.';
export const takeBack = 'Le retirer';
export const cupsPicture = (all: string, full: string) => `${all}, dont ${full} pleines`;
export const endsHere = 'votre pari s’arrête ici\u00a0: ';

export const waterline = 'Le niveau de l’eau';
export const ofLake = (percent: string) => `${percent} du lac`;
export const yourGuess = 'votre pari\u00a0: ';
export const show = 'Montrez-moi';
export const line = (name: string) => `${name}\u00a0: la ligne`;
