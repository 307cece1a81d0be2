// The parts of the lesson and what is done in each, by their ids, in Spanish.
// Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/lessonPlan';
import type { Translation } from '../../translation';
import { taskPlace } from './lessonTasks';

export type Checked = Translation<typeof english, typeof import('./lessonPlan')>;

export const LESSON = {
  guess: {
    name: 'Adivinar',
    what: 'Cada estudiante dice cuántas tazas de agua bebe al día. Marca las respuestas en el tablero de la clase. Luego todo el grupo adivina: ¿cuántas tazas necesita el algodón de una camiseta?',
  },
  story: {
    name: 'Leer la historia',
    what: 'Muestra la camiseta y el lago en la pantalla grande. Detente en una afirmación y pregunta: ¿puede ser verdad?',
  },
  slip: {
    name: 'Encontrar el error',
    what: `Por parejas, ponen a prueba una afirmación con dos números. En papel hacen las tareas de la ${taskPlace('lake')} a la ${taskPlace('unit')} de la hoja de trabajo.`,
  },
  discuss: {
    name: 'Hablarlo',
    what: '¿Qué agua debería contar: la del río, la lluvia o las dos? ¿Quién tiene una razón? Hay más de una buena respuesta.',
  },
  exit: {
    name: 'Antes de salir',
    what: 'Cada estudiante anota un número de hoy y lo que cuenta.',
  },
};

/** The same, when there is little time. */
export const SHORT_LESSON = {
  guess: {
    name: 'Adivinar',
    what: 'Todo el grupo adivina: ¿cuántas tazas necesita el algodón de una camiseta?',
  },
  lake: { name: 'Leer la página del lago', what: 'Muestra solo el lago. Detente en la afirmación.' },
  slip: {
    name: 'Encontrar el error',
    what: `Por parejas resuelven la tarea ${taskPlace('lake')} de la hoja de trabajo y dicen de qué tamaño es el error.`,
  },
  exit: { name: 'Antes de salir', what: 'Un número de hoy y lo que cuenta.' },
};
