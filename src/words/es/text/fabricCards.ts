// What stands on the back of each material's card, in Spanish. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/fabricCards';
import type { Translation } from '../../translation';
import { fabricCount } from './fabrics';
import { numberWord } from './grammar';

export type Checked = Translation<typeof english, typeof import('./fabricCards')>;

export const CARD_TEXTS = {
  cotton: `Es la fibra más sedienta de las ${fabricCount} y la que menos CO2 emite. Parece que aquí solo se cuenta el riego; la lluvia va aparte.`,
  wool: `Es la que más CO2 emite de las ${fabricCount}, y la mayor parte viene de las ovejas. Un buen suéter dura muchos inviernos.`,
  hemp: `Es la que menos energía usa de las ${fabricCount}, pero no la que menos CO2 emite. Es áspera y se usa sola o mezclada.`,
  polyester: `Es la que menos agua usa de las ${fabricCount}, pero se hace con petróleo y gas. Además, suelta fibras diminutas al lavarse.`,
};
/** How many cards there are: "four". */
export const cardCount = numberWord(Object.keys(CARD_TEXTS).length);
