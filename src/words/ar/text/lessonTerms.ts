// Words of the story that pupils may not know, by their ids, in plain ones, in Arabic.
// Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/lessonTerms';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./lessonTerms')>;

export const TERMS = {
  irrigation: {
    name: 'الري',
    meaning: 'ماء يجلبه المزارعون إلى الحقل من نهر أو بحيرة أو بئر. أما المطر فلا يُحسب.',
  },
  dilution: {
    name: 'التخفيف',
    meaning: 'الماء اللازم لتخفيف ماء ملوث حتى يصير نظيفًا بما يكفي. يُحسب حسابًا، ولا يُصب.',
  },
  footprint: {
    name: 'البصمة',
    meaning: 'كل الماء، أو كل CO2e، اللازم لصنع شيء واستعماله.',
  },
  'per-kilogram': {
    name: 'لكل كيلوغرام',
    meaning: 'عن كل كيلوغرام واحد. هكذا نقارن أشياء تختلف أوزانها.',
  },
  co2e: {
    name: 'CO2e',
    meaning: 'CO2 وغازات أخرى تسخّن الهواء، مجموعة كأنها كلها CO2.',
  },
  kwh: {
    name: 'كيلوواط ساعة',
    meaning: 'وحدة طاقة. آلة قدرتها كيلوواط واحد تستهلك كيلوواط ساعة واحدة في ساعة.',
  },
  lint: {
    name: 'القطن المحلوج',
    meaning: 'ليف القطن الناعم، بعد نزع البذور منه.',
  },
};
