// What the pictures show, for those who do not see them, in Arabic. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/pictures';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./pictures')>;

/** By the picture's id. */
export const ALTS = {
  cotton: 'جوزة قطن متفتحة: زغب أبيض يخرج من غلاف بني جاف على ساق.',
  wool: 'كرة من خيوط الصوف القشدي فيها إبرتا حياكة، على قماش بني سميك محبوك.',
  hemp: 'لفة من حبل القنّب بلون القش، طرفها منسول، على خيش خشن.',
  polyester: 'بكرة من البوليستر الأحمر اللامع، تنفرش شعيراته إلى جانب حبيبات بلاستيك بيضاء.',
};
