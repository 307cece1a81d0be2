// What stands on the back of each material's card, in French. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/fabricCards';
import type { Translation } from '../../translation';
import { fabricCount } from './fabrics';
import { numberWord } from './grammar';

export type Checked = Translation<typeof english, typeof import('./fabricCards')>;

export const CARD_TEXTS = {
  cotton: `C’est la plus assoiffée des ${fabricCount} fibres, et celle qui émet le moins de CO2. Ici, seule l’irrigation semble comptée ; la pluie vient en plus.`,
  wool: `C’est elle qui émet le plus de CO2 des ${fabricCount}, et la plus grande part vient des moutons. Un bon pull dure de nombreux hivers.`,
  hemp: `C’est la plus sobre des ${fabricCount} en énergie, mais pas en CO2. Elle est rêche, et s’utilise seule ou mélangée.`,
  polyester: `C’est la fibre qui demande le moins d’eau des ${fabricCount}, mais elle est faite de pétrole et de gaz. Elle perd aussi de minuscules fibres au lavage.`,
};
/** How many cards there are: "four". */
export const cardCount = numberWord(Object.keys(CARD_TEXTS).length);
