// What stands on the back of each material's card, in German. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/fabricCards';
import type { Translation } from '../../translation';
import { fabricCount } from './fabrics';
import { numberWord } from './grammar';

export type Checked = Translation<typeof english, typeof import('./fabricCards')>;

export const CARD_TEXTS = {
  cotton: `Sie ist die durstigste der ${fabricCount} Fasern und stößt am wenigsten CO2 aus. Hier zählt wohl nur die Bewässerung; Regen kommt noch dazu.`,
  wool: `Von den ${fabricCount} stößt sie am meisten CO2 aus, und der größte Teil davon kommt von den Schafen. Ein guter Pullover hält viele Winter.`,
  hemp: `Von den ${fabricCount} braucht er am wenigsten Energie, stößt aber nicht am wenigsten CO2 aus. Er ist rau und wird pur oder gemischt verarbeitet.`,
  polyester: `Von den ${fabricCount} braucht es am wenigsten Wasser, wird aber aus Öl und Gas gemacht. Beim Waschen verliert es winzige Fasern.`,
};
/** How many cards there are: "four". */
export const cardCount = numberWord(Object.keys(CARD_TEXTS).length);
