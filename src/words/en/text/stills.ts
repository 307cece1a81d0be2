// What the still pictures of the T-shirt's page show.

import { processCount } from './processes';

export const shirt = (cups: string) =>
  `A T-shirt made of ${cups} small cups, one for each cup of water that its cotton took.`;
export const waters =
  'The same T-shirt of cups, dyed by its waters: sleeves and yoke for rain, the body for irrigation, and a hem of outlined cups that are only counted, to thin out pollution.';
/** All cups, and those of the four processes in their order. */
export const steps = (all: string, [bleaching, dyeing, printing, finishing]: readonly number[]) =>
  `${all}, one estimate, in rows: ${bleaching} for bleaching, ${dyeing} for dyeing, ${printing} for printing and ${finishing} for finishing. The filled cups are “at least”; with the outlined ones it is “up to”.`;
export const field = (all: string, cotton: string) =>
  `${all}, one estimate: a wide pale field of ${cotton} for the cotton, and below it ${processCount} small blocks for the factory.`;
