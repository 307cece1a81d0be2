// What the still pictures of the T-shirt's page show, in French. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/stills';
import type { Translation } from '../../translation';
import { processCount } from './processes';

export type Checked = Translation<typeof english, typeof import('./stills')>;

export const shirt = (cups: string) =>
  `Un T-shirt fait de ${cups} petites tasses, une pour chaque tasse d’eau que son coton a demandée.`;
export const waters =
  'Le même T-shirt de tasses, teint selon ses eaux : les manches et les épaules pour la pluie, le corps pour l’irrigation, et un ourlet de tasses vides qui sont seulement comptées, pour diluer la pollution.';
/** All cups, and those of the four processes in their order. */
export const steps = (all: string, [bleaching, dyeing, printing, finishing]: readonly number[]) =>
  `${all}, selon une estimation, en rangées : ${bleaching} pour le blanchiment, ${dyeing} pour la teinture, ${printing} pour l’impression et ${finishing} pour l’apprêt. Les tasses pleines, c’est « au moins » ; avec les vides, c’est « jusqu’à ».`;
export const field = (all: string, cotton: string) =>
  `${all}, selon une estimation : un large champ pâle de ${cotton} pour le coton et, dessous, ${processCount} petits blocs pour l’usine.`;
