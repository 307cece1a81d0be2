// What the pictures show, for those who do not see them, in Spanish. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/pictures';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./pictures')>;

/** By the picture's id. */
export const ALTS = {
  cotton:
    'Una cápsula de algodón abierta: fibra blanca que brota de una cáscara seca y marrón sobre un tallo.',
  wool: 'Un ovillo peludo de lana color crema con dos agujas de tejer, sobre un tejido grueso y marrón.',
  hemp: 'Un rollo de cuerda de cáñamo color paja con la punta deshilachada, sobre arpillera basta.',
  polyester:
    'Un carrete de poliéster rojo brillante, con los filamentos abiertos en abanico junto a granos de plástico blanco.',
};
