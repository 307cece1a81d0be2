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

export const guessFirst = 'Tipp';
export const highestBar = 'Der höchste Balken';
export const standsAt = (unit: string) => `So hoch ist der höchste Balken, in ${unit}`;
export const at = 'mit';

export const weChecked = 'Wir haben nachgeprüft';
export const gramsSaid = 'In unserem ersten Entwurf stand ';
/** Of all three charts of fabrics. */
export const fiberSaid = 'Auf den Achsen steht ';
export const megajoulesSaid = 'Auf der Achse steht ';

export const credits = (source: string, story: ReactNode) => (
  <>
    Quelle: {source}. Diagramm: {story}, CC BY 4.0.
  </>
);
