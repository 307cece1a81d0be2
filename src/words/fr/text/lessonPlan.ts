// The parts of the lesson and what is done in each, by their ids, in French.
// Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/lessonPlan';
import type { Translation } from '../../translation';
import { taskPlace } from './lessonTasks';

export type Checked = Translation<typeof english, typeof import('./lessonPlan')>;

export const LESSON = {
  guess: {
    name: 'Deviner',
    what: 'Chaque élève dit combien de tasses d’eau il ou elle boit par jour. Notez les réponses sur le tableau de la classe. Puis toute la classe devine : combien de tasses faut-il pour le coton d’un T-shirt ?',
  },
  story: {
    name: 'Lire le récit',
    what: 'Montrez le T-shirt et le lac sur grand écran. Arrêtez-vous à une affirmation et demandez : est-ce que cela paraît juste ?',
  },
  slip: {
    name: 'Trouver l’erreur',
    what: `À deux, les élèves mettent une affirmation à l’épreuve avec deux nombres. Sur papier, ils font les exercices ${taskPlace('lake')} à ${taskPlace('unit')} de la feuille d’exercices.`,
  },
  discuss: {
    name: 'En parler',
    what: 'Quelle eau faut-il compter : la rivière, la pluie ou les deux ? Qui peut dire pourquoi ? Il y a plus d’une bonne réponse.',
  },
  exit: {
    name: 'Billet de sortie',
    what: 'Chaque élève note un nombre du jour, et ce qu’il compte.',
  },
};

/** The same, when there is little time. */
export const SHORT_LESSON = {
  guess: {
    name: 'Deviner',
    what: 'Toute la classe devine : combien de tasses faut-il pour le coton d’un T-shirt ?',
  },
  lake: { name: 'Lire la page du lac', what: 'Montrez seulement le lac. Arrêtez-vous à l’affirmation.' },
  slip: {
    name: 'Trouver l’erreur',
    what: `À deux, les élèves font l’exercice ${taskPlace('lake')} de la feuille d’exercices et disent de combien on s’est trompé.`,
  },
  exit: { name: 'Billet de sortie', what: 'Un nombre du jour, et ce qu’il compte.' },
};
