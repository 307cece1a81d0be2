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

export const guessFirst = 'Pariez';
export const highestBar = 'La barre la plus haute';
export const standsAt = (unit: string) => `La barre la plus haute atteint, en ${unit}`;
export const at = 'à';

export const weChecked = 'Nous avons vérifié';
export const gramsSaid = 'Notre premier jet disait ';
/** Of all three charts of fabrics. */
export const fiberSaid = 'Les axes indiquent ';
export const megajoulesSaid = 'L’axe indique ';

export const credits = (source: string, story: ReactNode) => (
  <>
    Source : {source}. Graphique : {story}, CC BY 4.0.
  </>
);
