// What stands on the back of each material's card, in Arabic. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/fabricCards';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./fabricCards')>;

export const CARD_TEXTS = {
  cotton: 'أكثرها شربًا للماء.',
  wool: 'أكثرها إطلاقًا لـCO2.',
  hemp: 'أقلها أخذًا للطاقة.',
  polyester: 'أقلها شربًا للماء. يُصنع من النفط.',
};
export const CARD_NUMBERS = { water: '# لترًا', energy: '# كيلوواط ساعة', co2: '# كيلوغرامًا' };
