// What the pictures show, for those who do not see them, in German. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/pictures';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./pictures')>;

/** By the picture's id. */
export const ALTS = {
  cotton: 'Eine Kapsel Baumwolle ist offen. Weiße Fasern quellen aus der braunen Hülle am Stiel.',
  wool: 'Ein Knäuel helle Wolle mit zwei Nadeln darin. Es liegt auf dickem, braunem Strickstoff.',
  hemp: 'Ein Seil aus Hanf, hell wie Stroh, liegt auf grobem Tuch. Sein Ende ist lose.',
  polyester: 'Eine Spule mit rotem, glattem Garn. Die Fäden liegen wie ein Fächer neben weißen Körnern.',
};
