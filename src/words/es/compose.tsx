// The words of the page where a teacher puts an activity together, and of the page that runs it, as they are sent, in Spanish. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/compose';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./compose')>;

export const pagesLabel = 'Páginas de la clase';
export const lessonName = 'La clase';
export const composeName = 'Componer';

export const composeTitle = 'Tu propio camino';
export const composeDescription =
  'Elige momentos de la historia y laboratorios con sus ajustes, ponlos en orden, añade una pregunta tuya y comparte un enlace. No se guarda nada.';
export const composeLead =
  'Elige las paradas, ponlas en orden y añade una pregunta tuya. Un enlace lo lleva todo: sin cuentas, y no se guarda ni se envía nada.';
/** For those who have no script, and for paper. */
export const composeNeeds =
  'Esta página prepara una actividad en el navegador, y para eso necesita un script. Sin él, escribe tu pregunta y tus paradas en la hoja en papel.';
/** Begins an activity. */
export const start = 'Preparar una';
export const paperSheet = 'La hoja en papel';
export const doTitle = 'Predice, prueba, cuenta';
export const doDescription =
  'Una actividad preparada por un docente: predice, ve a cada parada y cuenta en una frase lo que has encontrado. No se envía nada.';
export const doLead =
  'Antes de mirar, di lo que crees que habrá. Luego ve a cada parada y cuenta en una frase lo que has encontrado.';
export const predictTitle = 'Predice';
export const tryTitle = 'Prueba';
export const tellTitle = 'Cuenta';
export const usualQuestion = '¿Qué verás en estas paradas?';
export const predictLabel = '¿Qué piensas? Escribe una frase.';
export const tellLabel = '¿Qué has encontrado? Escribe una frase.';
export const noActivity =
  'En este enlace no hay paradas. Pídele a tu docente el enlace entero, o usa esta página como hoja de papel.';

/** The words of the lesson in several languages. */
export const wordsTitle = 'Las palabras, para cada idioma de tu clase';
export const wordsRead =
  'El inglés es nuestro. Las demás palabras las escribió una máquina: todavía no las ha leído una persona. Pregunta a quienes hablan esos idiomas en tu clase.';
export const wordsPrint = 'Imprimir las palabras';
