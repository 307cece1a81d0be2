// The words of the page where a teacher puts an activity together, and of the page that runs it, as they are sent, in Spanish. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/compose';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./compose')>;

export const pagesLabel = 'Páginas de la clase';
export const lessonName = 'La clase';

export const composeTitle = 'Tu propio camino';
export const composeDescription =
  'Elige momentos de la historia y laboratorios con sus ajustes, ponlos en orden, añade una pregunta tuya y comparte un enlace. No se guarda nada.';
export const composeHint = 'Hay cuatro paradas. Toca una para quitarla o ponerla.';
export const stopsSet = (count: number, word: string, minutes: number) =>
  count === 1 ? `Una parada, unos ${minutes} minutos.` : `${word} paradas, unos ${minutes} minutos.`;
export const takeOne = 'Pon una parada.';
export const moreStops = 'Más paradas';
export const questionLabel = 'Tu pregunta a la clase, al final';
export const printSheet = 'Imprimir la hoja';
export const noAccounts =
  'Sin cuentas. No se guarda ni se envía nada: el enlace lo lleva todo, así que no pongas nombres.';
export const wordsLink = 'Las palabras en siete lenguas';
export const QUESTIONS = {
  pour: '¿Cuántas tazas bebes al día?',
  shirt: '¿Cuántas tazas de agua necesita el algodón de una camiseta?',
  where: 'Río o lluvia: ¿quién tiene más sed?',
  lake: '¿Cuánto de un lago es toda la moda?',
  costs: '¿Qué tejido cuesta qué?',
  lives: '¿Cuál de dos vidas es más ligera?',
};
/** For those who have no script, and for paper. */
export const composeNeeds =
  'Esta página prepara una actividad en el navegador, y para eso necesita un script. Sin él, escribe tu pregunta y tus paradas en la hoja en papel.';
export const paperSheet = 'La hoja en papel';
export const doTitle = 'Predice, prueba, cuenta';
export const doDescription =
  'Una actividad preparada por un docente: predice, ve a cada parada y cuenta en una frase lo que has encontrado. No se envía nada.';
export const doHint = 'Cada parada empieza con lo que tú crees.';
export const usualGuess = '¿Qué verás allí?';
export const iThink = 'Creo que…';
export const openStop = 'Abrir la parada';
export const tryText = 'La parada se abre en su propia pestaña. Vuelve con lo que has visto.';
export const predictTitle = 'Predice';
export const tryTitle = 'Prueba';
export const tellTitle = 'Cuenta';
export const usualQuestion = '¿Qué usarás el doble de tiempo?';
export const tellLabel = 'En una frase: ¿qué no esperabas?';

/** The words of the lesson in several languages. */
export const wordsTitle = 'Las palabras en siete lenguas';
export const wordsRead =
  'El inglés es nuestro. Las demás palabras las escribió una máquina: todavía no las ha leído una persona. Pregunta a quienes hablan esos idiomas en tu clase.';
export const wordsPrint = 'Imprimir las palabras';
