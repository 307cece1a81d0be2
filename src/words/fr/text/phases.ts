// What the chart calls the five phases of production, in French. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/phases';
import type { Translation } from '../../translation';
import { numberWord } from './grammar';

export type Checked = Translation<typeof english, typeof import('./phases')>;

/** The label that charts and tables show, and how running text names the phase. */
export const PHASES = {
  cotton: { name: 'Production du coton', inText: 'la production du coton' },
  yarn: { name: 'Production du fil', inText: 'la production du fil' },
  garment: { name: 'Fabrication du vêtement', inText: 'la fabrication du vêtement' },
  distribution: { name: 'Distribution et vente', inText: 'la distribution et la vente' },
  use: { name: 'Utilisation', inText: 'l’utilisation' },
};
/** How many phases there are: "five". */
export const phaseCount = numberWord(Object.keys(PHASES).length);

/** Axis titles of the production chart. */
export const PRODUCTION_AXES = {
  category: 'Phase',
  value: 'CO2 émis (kg par kg de tissu)',
};

/** What our check found of the unit that the axis says; numbers outside the axis carry it. */
export const PHASES_CHECK = 'plutôt grammes par T-shirt';

/** The accessible name of a bar: "Utilisation : 494 grammes, 19 % du total". */
export const labelPhase = (name: string, grams: string, percent: string) =>
  `${name}\u00a0: ${grams} grammes, ${percent} du total`;
