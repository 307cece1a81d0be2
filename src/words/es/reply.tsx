// The words of a pupil’s answer, in Spanish. Translated by machine; no native speaker has read them yet.

import { Claim } from '../../claim/Claim';
import type * as english from '../en/reply';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./reply')>;

export const answerName = 'Tu respuesta';
export const answerLead =
  'Sin nombre, y no se envía nada. Al final recibes un enlace, y la página de tu docente lo lee.';
export const noAnswer = 'Este enlace está cortado o no contiene ninguna respuesta. Escribe aquí la tuya.';
export const notSaid = 'Elige';
export const askBefore =
  'Apuesta antes de la historia: ¿cuántas tazas de agua necesita el algodón de una camiseta?';
export const askAfter = 'Después de la historia: ¿cuántas dices ahora?';
export const yourNumber = 'Tu número';
export const readStory = 'Leer la historia';
export const comeBack = 'Luego vuelve aquí.';
export const askCounted = '¿Qué agua debería contar?';
export const askSentence = '¿Por qué? Escribe una frase, sin tu nombre.';
export const charactersLeft = (left: number) => `Caracteres que quedan: ${left}`;
export const showLink = 'Mostrar mi enlace';
export const linkText = 'Envía este enlace a tu profe.';
export const copyLink = 'Copiar el enlace';
export const linkCopied = 'El enlace está copiado';
export const linkLabel = 'El enlace de tu respuesta';

export const readText =
  'Cada estudiante recibe un enlace propio. Léelos aquí: una respuesta que llega otra vez ocupa el lugar de la primera.';
export const pasteLabel = 'Pega los enlaces de la clase, uno o muchos';
export const readLinks = 'Leer los enlaces';
export const answersRead = (count: number) => `Respuestas leídas: ${count}.`;
export const linksUnread = (count: number) => `Enlaces cortados o sin respuesta: ${count}.`;
export const answersLeftOut = (count: number) => `El tablero está lleno. Quedan fuera: ${count}.`;
export const guessesTitle = 'Todas las apuestas, antes y después';
export const guessedBefore = (count: number, lowest: string, highest: string, middle: string) =>
  `Apuestas antes de la historia: ${count}. En tazas, van de ${lowest} a ${highest}, y la del medio es ${middle}.`;
export const guessedAfter = (count: number, lowest: string, highest: string, middle: string) =>
  `Apuestas después de la historia: ${count}. En tazas, van de ${lowest} a ${highest}, y la del medio es ${middle}.`;
export const above = 'Antes de la historia';
export const below = 'Después de la historia';
export const guessAxis = 'Tazas de agua para el algodón de una camiseta';
export const dashed = (
  <>
    La línea discontinua es lo que dice la historia: <Claim id="cotton-cups" />.
  </>
);
export const countedTitle = 'Qué agua debería contar';
export const pupilsFor = (part: string, count: number) => `${part}: ${count}`;
export const showSentences = (count: number) => `Mostrar las frases (${count})`;
export const predictedBefore = (text: string) => `Predicción: ${text}`;
export const hideSentences = 'Ocultar las frases';
export const sentencesStay =
  'Las frases se quedan solo en esta página: no están en su enlace, y desaparecen cuando sales.';
/** Where no script runs, as in the copy on a disk. */
export const withoutScript =
  'Los enlaces de la clase, y el tablero que los lee, necesitan un script y una dirección en la web. Sin ellos, aquí hay una tabla para rellenar.';
