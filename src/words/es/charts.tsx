// What stands beside every chart: buttons, guess, table, checks and credits, in Spanish. Translated by machine; no native speaker has read them yet.

import type { ReactNode } from 'react';
import type * as english from '../en/charts';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./charts')>;

export const play = 'Seguir';
export const pause = 'Pausar';
/** What the pause button adds for the ear: what it stops. */
export const ofEffect = (effect: string) => ` ${effect}`;

export const downloadCsv = 'Descargar como CSV';
export const hearChart = 'Oír el gráfico';
export const pauseSound = 'Pausar el sonido';
export const soundFailed = 'El sonido no se cargó.';

export const guessFirst = 'Apuesta';
export const highestBar = 'La barra más alta';
export const standsAt = (unit: string) => `Hasta dónde llega la barra más alta, en ${unit}`;
export const at = 'con';

export const weChecked = 'Lo comprobamos';
export const gramsSaid = 'Nuestro primer borrador decía ';
/** Of all three charts of fabrics. */
export const fiberSaid = 'Los ejes dicen ';
export const megajoulesSaid = 'El eje dice ';

export const credits = (source: string, story: ReactNode) => (
  <>
    Fuente: {source}. Gráfico: {story}, CC BY 4.0.
  </>
);
