// Typed answers and levels of the worksheet, in French.
// Translated by machine; no native speaker has read them yet.

import type * as english from '../en/check';
import type { Translation } from '../translation';
import { LEVELS } from './text/lessonTasks';

export type Checked = Translation<typeof english, typeof import('./check')>;

export const yourAnswer = 'Votre réponse';
export const check = 'Vérifier';
export const hint = 'Indice';
export const levelName = 'Niveau';
export const quickOnly = 'Seulement sur la fiche rapide';

export const quickPupils = {
  name: 'Élèves rapides',
  what: `Choisissez «\u202f${LEVELS.quick}\u202f»\u00a0: d’autres exercices suivent.`,
};

export const rubricTitle = 'Points pour une réponse en mots';
export const rubricLead = 'Un point pour chaque chose. Les exemples parlent d’un T-shirt.';
export const forExample = 'Par exemple\u00a0: ';
export const RUBRIC = [
  {
    what: 'Le nombre a son unité, et dit de quoi il parle.',
    example: 'Le coton d’un T-shirt demande {cotton-liters} d’eau.',
  },
  {
    what: 'On peut suivre le chemin jusqu’au nombre.',
    example: '{cotton-liters} fois {cups-per-liter:number} font {cotton-cups}.',
  },
  {
    what: 'On dit ce qui est compté, et ce qui est laissé de côté.',
    example: 'Cela compte l’irrigation, la pluie et la [dilution]. Cela laisse de côté l’usine et le lavage.',
  },
  {
    what: 'On dit si le nombre est sûr, et pourquoi.',
    example:
      'L’ordre de grandeur est sûr, mais pas chaque chiffre\u00a0: un compte plus récent, sans dilution, donne {icac-newer-shirt-liters}.',
  },
];
