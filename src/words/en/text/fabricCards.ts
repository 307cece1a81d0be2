// What stands on the back of each material's card.

import { fabricCount } from './fabrics';
import { numberWord } from './grammar';

export const CARD_TEXTS = {
  cotton: `It is the thirstiest fiber of the ${fabricCount}, and the one that emits the least CO2. Only irrigation seems to be counted here; rain comes on top.`,
  wool: `It emits the most CO2 of the ${fabricCount}, and most of that comes from the sheep. A good sweater lasts for many winters.`,
  hemp: `It takes the least energy of the ${fabricCount}, but does not emit the least CO2. It is coarse, and used alone or blended.`,
  polyester: `It uses the least water of the ${fabricCount}, but it is made from oil and gas. It also sheds tiny fibers in the wash.`,
};
/** How many cards there are: "four". */
export const cardCount = numberWord(Object.keys(CARD_TEXTS).length);
