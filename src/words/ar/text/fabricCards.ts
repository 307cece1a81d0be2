// What stands on the back of each material's card, in Arabic. Translated by machine; no native speaker has read them yet.

import { feminine } from '../../arabic';
import type * as english from '../../en/text/fabricCards';
import type { Translation } from '../../translation';
import { fabricCount } from './fabrics';
import { numberWord } from './grammar';

export type Checked = Translation<typeof english, typeof import('./fabricCards')>;

export const CARD_TEXTS = {
  cotton: `أعطش الألياف ال${fabricCount}، وأقلها إطلاقًا لـCO2. ويبدو أن الري وحده محسوب هنا؛ أما المطر فيضاف إليه.`,
  wool: `أكثر الأقمشة ال${fabricCount} إطلاقًا لـCO2، ومعظمه من الغنم نفسها. والكنزة الجيدة تدوم شتاءات كثيرة.`,
  hemp: `يأخذ أقل الطاقة بين الأقمشة ال${fabricCount}، لكنه ليس أقلها إطلاقًا لـCO2. وهو خشن، يُستعمل وحده أو مخلوطًا.`,
  polyester: `يأخذ أقل الماء بين الأقمشة ال${fabricCount}، لكنه يُصنع من النفط والغاز. كما يفقد أليافًا دقيقة في الغسيل.`,
};
/** How many cards there are, with the feminine "بطاقات": "أربع". */
export const cardCount = feminine(numberWord(Object.keys(CARD_TEXTS).length));
