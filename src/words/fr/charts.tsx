// What stands beside every chart: buttons, guess, table, checks and credits, in French. Translated by machine; no native speaker has read them yet.

import type { ReactNode } from 'react';
import type * as english from '../en/charts';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./charts')>;

export const play = 'Lecture';
export const pause = 'Pause';
/** What the pause button adds for the ear: what it stops. */
export const ofEffect = (effect: string) => `\u00a0: ${effect}`;

export const downloadCsv = 'Télécharger en CSV';
export const hearChart = 'Écouter';
export const pauseSound = 'Mettre le son en pause';
export const soundFailed = 'Le son n’a pas pu être chargé.';

/** After a chart's question. */
export const tapOne = 'Touchez une barre.';
/** After the press: what was guessed, before what it is. */
export const youSaid = (bar: string, value: ReactNode) => (
  <>
    <span>{`Votre pari\u00a0: ${bar}, `}</span>
    {value}.
  </>
);
export const youSaidSo = 'Bien vu.';

export const weChecked = 'Nous avons vérifié';
/** What the numbers of an axis fit. */
export const gramsCheck = (grams: ReactNode) => (
  <>L’axe dit kg par kg. Les chiffres correspondent à des {grams}.</>
);
export const fiberCheck = (fiber: ReactNode) => (
  <>L’axe dit tissu. Les chiffres correspondent à la {fiber}.</>
);
export const energyCheck = (fiber: ReactNode, megajoules: ReactNode) => (
  <>
    Les axes disent tissu et kWh. Les chiffres correspondent à la {fiber} et aux {megajoules}.
  </>
);
export const fiber = 'fibre';
export const megajoules = 'mégajoules';

export const credits = (source: string, story: ReactNode) => (
  <>
    Source : {source}. Graphique : {story}, CC BY 4.0.
  </>
);
