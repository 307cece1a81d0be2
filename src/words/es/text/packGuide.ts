// The guide that lies in the offline pack, and what stands in the pack where pages lead to it, in Spanish.
// Translated by machine; no native speaker has read them yet.

import { capitalize } from '../../capitalize';
import type * as english from '../../en/text/packGuide';
import type { Translation } from '../../translation';
import { slipCount } from './corrections';
import { fabricCount } from './fabrics';
import { taskCount } from './lessonTasks';

export type Checked = Translation<typeof english, typeof import('./packGuide')>;

export const title = 'Threadprint en clase: una guía';
export const heading = 'Threadprint, sin conexión';
export const howToOpen =
  'Primero descomprime toda la carpeta. Luego abre esta página, o cualquiera de las de abajo, con un navegador. No se instala nada y no se envía nada.';
export const contents = 'Qué hay aquí';

/** What each page is called, and what is on it. */
export const PAGES = {
  home: { name: 'Inicio', text: 'Una pregunta: ¿cuántas tazas de agua bebes al día?' },
  shirt: { name: 'Una camiseta', text: 'El agua que hay detrás de una camiseta de algodón, en tazas.' },
  industry: { name: 'La industria', text: 'Lo que bebe la moda en un año, con nuestras comprobaciones.' },
  costs: {
    name: 'Lo que cuesta',
    text: 'Carbono, energía y agua, fibras en tarjetas y consejos.',
  },
  lives: { name: 'Dos vidas', text: 'Una camiseta llevada y cuidada de dos maneras, y lo que no se sabe.' },
  production: { name: 'Gráfico: fases', text: 'El CO2 en cada fase de la vida de una camiseta.' },
  fabrics: { name: 'Gráficos: telas', text: `Agua, energía y CO2 de ${fabricCount} telas.` },
  sources: { name: 'Fuentes', text: 'Cada número, de dónde sale y qué encontramos.' },
  teach: { name: 'En clase', text: 'Un plan para una clase, larga o corta.' },
  worksheet: { name: 'Hoja de trabajo', text: `${capitalize(taskCount)} tareas para imprimir.` },
  answers: { name: 'Soluciones', text: 'Las respuestas, con sus cuentas.' },
  slip: { name: 'Encuentra el error', text: `${capitalize(slipCount)} afirmaciones para poner a prueba.` },
  class: { name: 'Nuestra clase', text: 'Una tabla para rellenar.' },
  do: { name: 'Predice, prueba, cuenta', text: 'Una hoja para tu pregunta y tus paradas.' },
};
export const still =
  'Estas páginas tienen todo el texto y cada gráfico en su estado final. La historia en movimiento necesita un servidor: mira el README del código fuente.';

export const ideas = 'Tres cosas para hacer en clase';
export const guess = 'Primero, adivinar.';
export const guessHow =
  'Antes de abrir «Una camiseta», pide a cada estudiante que anote un número de tazas. ¿Quién se acerca más?';
export const slip = 'Encontrar el error.';
export const slipHow =
  'Nuestro primer borrador hacía una afirmación sobre un lago que es diez veces mayor de lo real. Calcula tú la proporción. Luego compárala con nuestra comprobación.';
export const multiply = 'Multiplicar dos columnas.';
export const multiplyHow = (linkTable: (text: string) => string) =>
  `Toma ${linkTable('la tabla de las telas')}: el agua por kilogramo, multiplicada por la producción anual. ¿Qué fibra bebe más?`;

export const tables = (json: string) => `Las tablas también están aquí en ${json}.`;
export const terms = (linkLicenses: (text: string) => string) =>
  `Texto, gráficos e imágenes: CC BY 4.0. Código: MIT. Partes ajenas: ${linkLicenses('licencias')}.`;

/** In a page of the pack, instead of the link to the pack. */
export const hereAlready = 'Esta es la copia sin conexión: ya la tienes.';
