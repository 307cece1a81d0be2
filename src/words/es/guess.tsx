// The words of the guesses before the answer, in Spanish. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/guess';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./guess')>;

export const aDay = (cups: string, isOne: boolean) =>
  isOne ? `Tu ${cups} es lo que bebes en un día.` : `Tus ${cups} son lo que bebes en un día.`;
export const pull = (whole: string | undefined) => (
  <>
    Tira del hilo hasta lo que necesita el algodón de una <span className={whole}>camiseta,</span>
  </>
);
export const orType = 'escribe un número o sigue bajando.';
export const yourCups = 'Tu apuesta, en tazas';
export const thread = 'El hilo de tu apuesta';
export const noGuess = 'aún sin apuesta';
export const cupsUnit = 'tazas';
export const stays = 'Baja. Tu apuesta se queda en la imagen y la camiseta responde.';
export const takeBack = 'Retirarla';
export const cupsPicture = (all: string, full: string) => `${all}, ${full} de ellas llenas`;
export const endsHere = 'tu apuesta llega hasta aquí: ';

export const waterline = 'La línea del agua';
export const ofLake = (percent: string) => `el ${percent} del lago`;
export const yourGuess = 'tu apuesta: ';
export const show = 'Muéstrame';
export const line = (name: string) => `${name}: la línea`;
