// What stands beside every chart: buttons, guess, table, checks and credits, in German. Translated by machine; no native speaker has read them yet.

import type { ReactNode } from 'react';
import type * as english from '../en/charts';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./charts')>;

export const play = 'Weiter';
export const pause = 'Anhalten';
/** What the pause button adds for the ear: what it stops. */
export const ofEffect = (effect: string) => `: ${effect}`;

export const downloadCsv = 'Als CSV laden';
export const hearChart = 'Diagramm anhören';
export const pauseSound = 'Ton anhalten';
export const soundFailed = 'Der Ton kam nicht an.';

/** After a chart's question. */
export const tapOne = 'Tippe auf einen Balken.';
/** After the press: what was guessed, before what it is. */
export const youSaid = (bar: string, value: ReactNode) => (
  <>
    <span>{`Dein Tipp: ${bar}, `}</span>
    {value}.
  </>
);
export const youSaidSo = 'Richtig getippt.';

export const weChecked = 'Wir haben nachgeprüft';
/** What the numbers of an axis fit. */
export const gramsCheck = (grams: ReactNode) => (
  <>Auf der Achse steht kg pro kg. Die Zahlen passen zu {grams}.</>
);
export const fiberCheck = (fiber: ReactNode) => <>Auf der Achse steht Stoff. Die Zahlen passen zu {fiber}.</>;
export const energyCheck = (fiber: ReactNode, megajoules: ReactNode) => (
  <>
    Auf den Achsen stehen Stoff und kWh. Die Zahlen passen zu {fiber} und {megajoules}.
  </>
);
export const fiber = 'Faser';
export const megajoules = 'Megajoule';

export const credits = (source: string, story: ReactNode) => (
  <>
    Quelle: {source}. Diagramm: {story}, CC BY 4.0.
  </>
);
