// Words of the story that pupils may not know, by their ids, in plain ones, in French.
// Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/lessonTerms';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./lessonTerms')>;

export const TERMS = {
  irrigation: {
    name: 'irrigation',
    meaning: 'L’eau que l’on amène au champ depuis une rivière, un lac ou un puits. La pluie ne compte pas.',
  },
  dilution: {
    name: 'dilution',
    meaning:
      'L’eau qu’il faudrait ajouter à de l’eau sale jusqu’à ce qu’elle soit assez propre. On la calcule, on ne la verse pas.',
  },
  footprint: {
    name: 'empreinte',
    meaning: 'Toute l’eau, ou tout le CO2e, qu’il faut pour fabriquer un objet et s’en servir.',
  },
  'per-kilogram': {
    name: 'par kilogramme',
    meaning: 'Pour chaque kilogramme. On peut ainsi comparer des choses qui n’ont pas le même poids.',
  },
  co2e: {
    name: 'CO2e',
    meaning: 'Le CO2 et d’autres gaz qui réchauffent l’air, additionnés comme si tout était du CO2.',
  },
  kwh: {
    name: 'kWh',
    meaning:
      'Le kilowattheure, une unité d’énergie. Une machine d’une puissance d’un kilowatt en utilise un en une heure.',
  },
  lint: {
    name: 'fibre de coton',
    meaning: 'La fibre douce du coton, une fois les graines enlevées.',
  },
};
