// What the charts call the six fabrics and their measures, in Arabic. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/fabrics';
import type { Translation } from '../../translation';
import { numberWord } from './grammar';

export type Checked = Translation<typeof english, typeof import('./fabrics')>;

/** Names and tooltips. */
export const FABRICS = {
  cotton: {
    name: 'القطن',
    tooltipText: 'أكثر الأقمشة النباتية رواجًا، وأكثرها استهلاكًا للماء.',
  },
  wool: {
    name: 'الصوف',
    tooltipText: 'يُغزل من صوف الغنم وحيوانات أخرى. وينبعث منه الكثير من CO2.',
  },
  cellulosics: {
    name: 'السليلوزيات',
    tooltipText: 'ألياف نباتية، من الخشب غالبًا، تُذاب ثم تُغزل من جديد: والفيسكوز واحد منها.',
  },
  hemp: {
    name: 'القنّب',
    tooltipText: 'كثيرًا ما يوصف بأنه أرفق الأقمشة بالبيئة، لكنه خشن، فيُخلط عادةً بألياف أخرى.',
  },
  polyamide: {
    name: 'البولي أميد',
    tooltipText: 'يُعرف أكثر باسم النايلون. يحتاج إلى ماء قليل، لكن إلى طاقة كثيرة جدًا.',
  },
  polyester: { name: 'البوليستر', tooltipText: 'ليف صناعي يُصنع من النفط والهواء والماء.' },
};
/** How many fabrics there are: "ستة". */
export const fabricCount = numberWord(Object.keys(FABRICS).length);

/** A fabric's name inside a sentence: "القطن", with its article as everywhere. */
export const nameInText = (_id: string, name: string) => name;

/** Axis titles of the fabric charts. */
export const FABRIC_AXIS = 'نوع القماش';
export const MEASURE_AXES = {
  water: 'استهلاك الماء (لتر لكل كغ من القماش)',
  energy: 'استهلاك الطاقة (ك.و.س لكل كغ من القماش)',
  co2: 'انبعاثات CO2 (كغ لكل كغ من القماش)',
};
/** How many measures of them the charts show: "ثلاثة". */
export const measureCount = numberWord(Object.keys(MEASURE_AXES).length);
/** The head of a column in the table to download. */
export const FIBER_PRODUCTION = 'إنتاج الألياف في العام (مليون طن)';

/** What our check found of the unit that each axis says. */
export const AXIS_CHECKS = { water: 'عن الألياف', energy: 'ميغاجول، ألياف', co2: 'عن الألياف' };

/** Units as accessible names say them. */
export const SPOKEN_UNITS = {
  water: 'ل/كغ',
  energy: 'كيلوواط ساعة لكل كغ',
  co2: 'كغ من CO2e لكل كغ',
};

/** "القطن: 1,559 لتر لكل كغ". */
export const labelBar = (name: string, value: string, unit: string) => `${name}: ${value} ${unit}`;
