// What the chart calls the five phases of production, in German. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/phases';
import type { Translation } from '../../translation';
import { numberWord } from './grammar';

export type Checked = Translation<typeof english, typeof import('./phases')>;

/** The label that charts and tables show, and how running text names the phase. */
export const PHASES = {
  cotton: { name: 'Anbau der Baumwolle', inText: 'der Baumwollanbau' },
  yarn: { name: 'Herstellung des Garns', inText: 'die Garnherstellung' },
  garment: { name: 'Herstellung der Kleidung', inText: 'die Herstellung der Kleidung' },
  distribution: { name: 'Transport & Handel', inText: 'Transport und Handel' },
  use: { name: 'Nutzung', inText: 'die Nutzung' },
};
/** How many phases there are: "five". */
export const phaseCount = numberWord(Object.keys(PHASES).length);

/** Axis titles of the production chart. */
export const PRODUCTION_AXES = { category: 'Phase', value: 'CO2-Emissionen (kg pro kg Stoff)' };

/** What our check found of the unit that the axis says; numbers outside the axis carry it. */
export const PHASES_CHECK = 'passt zu Gramm pro T-Shirt';

/** The accessible name of a bar: "Nutzung: 494 Gramm, 19 % von allem". */
export const labelPhase = (name: string, grams: string, percent: string) =>
  `${name}: ${grams} Gramm, ${percent} von allem`;
