// What the chart calls the five phases of production, in Arabic. Translated by machine; no native speaker has read them yet.

import { feminine } from '../../arabic';
import type * as english from '../../en/text/phases';
import type { Translation } from '../../translation';
import { numberWord } from './grammar';

export type Checked = Translation<typeof english, typeof import('./phases')>;

/** The label that charts and tables show, and how running text names the phase. */
export const PHASES = {
  cotton: { name: 'زراعة القطن', inText: 'زراعة القطن' },
  yarn: { name: 'إنتاج الغزل', inText: 'إنتاج الغزل' },
  garment: { name: 'صنع الملابس', inText: 'صنع الملابس' },
  distribution: { name: 'النقل والبيع', inText: 'النقل والبيع' },
  use: { name: 'الاستعمال', inText: 'الاستعمال' },
};
/** How many phases there are, with the feminine "مراحل": "خمس". */
export const phaseCount = feminine(numberWord(Object.keys(PHASES).length));

/** Axis titles of the production chart. */
export const PRODUCTION_AXES = { category: 'مرحلة الإنتاج', value: 'انبعاثات CO2 (كغ لكل كغ من القماش)' };

/** What our check found of the unit that the axis says; numbers outside the axis carry it. */
export const PHASES_CHECK = 'الأنسب: غرامات لكل تيشيرت';

/** The accessible name of a bar: "الاستعمال: 494 غرامًا، 19% من المجموع". */
export const labelPhase = (name: string, grams: string, percent: string) =>
  `${name}، بالغرام: ${grams}، أي ${percent} من المجموع`;
