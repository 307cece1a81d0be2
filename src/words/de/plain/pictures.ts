// What the pictures show, for those who do not see them, in German. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/plain/pictures';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./pictures')>;

export const caption = '3D-Illustration';

/** By the picture's id. */
export const ALTS = {
  cotton: 'Eine offene Baumwollkapsel: weiße Fasern quellen aus einer braunen, trockenen Hülle am Stiel.',
  wool: 'Ein flauschiges Knäuel cremefarbener Wolle mit zwei Stricknadeln, auf einem dicken braunen Strickstoff.',
  hemp: 'Ein aufgerolltes, strohfarbenes Hanfseil mit ausgefranstem Ende, auf grobem Sackleinen.',
  polyester:
    'Eine Spule mit glänzend rotem Polyester, dessen Fäden sich neben weißen Plastikkörnern auffächern.',
  cellulosics: 'Ein seidiger, gedrehter Strang meergrüner Viskose über einem Holzscheit, daneben Holzspäne.',
  polyamide:
    'Ein gelbes Kletterseil mit dunklen Sprenkeln, locker verknotet; an beiden Schnittenden ist der weiße Kern zu sehen.',
};
