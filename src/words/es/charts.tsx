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

/** After a chart's question. */
export const tapOne = 'Toca una.';
/** After the press: what was guessed, before what it is. */
export const youSaid = (bar: string, value: ReactNode) => (
  <>
    <span>{`Tu apuesta: ${bar}, `}</span>
    {value}.
  </>
);
export const youSaidSo = 'Acertaste.';

export const weChecked = 'Lo comprobamos';
/** What the numbers of an axis fit. */
export const gramsCheck = (grams: ReactNode) => <>El eje dice kg por kg. Los números encajan con {grams}.</>;
export const fiberCheck = (fiber: ReactNode) => <>El eje dice tela. Los números encajan con {fiber}.</>;
export const energyCheck = (fiber: ReactNode, megajoules: ReactNode) => (
  <>
    Los ejes dicen tela y kWh. Los números encajan con {fiber} y {megajoules}.
  </>
);
export const fiber = 'fibra';
export const megajoules = 'megajulios';

export const credits = (source: string, story: ReactNode) => (
  <>
    Fuente: {source}. Gráfico: {story}, CC BY 4.0.
  </>
);
