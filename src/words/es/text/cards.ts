// What the social cards say: titles, short texts, and alternatives in words, in Spanish.
// Translated by machine; no native speaker has read them yet.

import { capitalize } from '../../capitalize';
import type * as english from '../../en/text/cards';
import type { Translation } from '../../translation';
import { fabricCount, measureCount } from './fabrics';
import { phaseCount } from './phases';
import { placeCount } from './places';

export type Checked = Translation<typeof english, typeof import('./cards')>;

export const homeTitle = 'La sedienta\nindustria\nde la moda.';
export const homeAlt =
  'La sedienta industria de la moda. Un vaso de agua sobre una pila de telas teñidas y dobladas; al lado, cápsulas de algodón.';

export const aboutTitle = '¿Cuán seguro\nes cada\nnúmero?';
export const aboutText = 'De dónde sale cada cifra y qué encontramos.';
export const aboutAlt =
  '¿Cuán seguro es cada número? Una gota enrollada con un solo hilo, como una huella dactilar.';

export const shirtTitle = '¿Cuántas\ntazas';
export const shirtLines = 'de agua hacen falta para\nel algodón de una camiseta?';
export const shirtAlt =
  '¿Cuántas tazas de agua hacen falta para el algodón de una camiseta? Cada taza está dibujada, en forma de camiseta.';

export const whereTitle = 'Dónde crece\nel algodón:\n¿lluvia o río?';
export const whereText = (leastPlace: string, least: string, mostPlace: string, most: string) =>
  `Tazas de ríos y pozos para el algodón de una camiseta: ${leastPlace} ${least}, ${mostPlace} ${most}.`;
export const whereAlt = (text: string) => `Un mapa de ${placeCount} lugares. ${text}`;

/** The share follows it on the same line. */
export const lakeClaim = 'No la mitad: ';
export const lakeText = (water: string) =>
  `La moda gasta ${water} al año: una vigésima parte del lago Ontario.`;
export const lakeAlt = (share: string) =>
  `El contorno del lago Ontario, lleno en un ${share}. Ni la mitad: ${share}.`;

export const costsTitle = 'Lo que\ncuesta\nla ropa';
export const costsLines = 'Ninguna tela es la que\nmenos gasta en todo.';
export const costsAlt =
  'Lo que cuesta la ropa: una cápsula de algodón, un ovillo de lana, un rollo de cuerda de cáñamo y una bobina de poliéster. Ninguna tela es la que menos gasta en todo.';

export const livesTitle = 'Una camiseta,\ndos vidas.';
export const livesLines = '¿Cuál pesa menos sobre el clima?\nDepende.';
export const livesAlt =
  'Una camiseta, dos vidas: una camiseta cortada en dos tintes, A y B. ¿Cuál pesa menos sobre el clima? Depende.';

export const productionTitle = 'La mitad\nes hacer\nla prenda.';
export const productionLines = (perTurn: string) =>
  `CO2 por fase de producción,\nuna vuelta de hilo: ${perTurn}`;
/** Below each bobbin, where there is room for a word. */
export const PHASES = {
  cotton: 'Algodón',
  yarn: 'Hilo',
  garment: 'Prenda',
  distribution: 'Distribución',
  use: 'Uso',
};
export const productionAlt = `${capitalize(phaseCount)} bobinas de hilo, una por cada fase de producción. La más alta, en rojo, es la fabricación de la prenda: la mitad de todo el CO2.`;

export const fabricsTitle = `${capitalize(fabricCount)} telas, ${measureCount} cuentas`;
export const MEASURES = { water: 'Agua', energy: 'Energía', co2: 'CO2' };
/** Below a chart, the fabric with the tallest bar: "Algodón: máximo". */
export const most = (fabric: string) => `${fabric}: máximo`;
export const fabricsAlt = `${capitalize(measureCount)} gráficos de barras de ${fabricCount} telas: el algodón es lo que más bebe, la poliamida lo que más energía gasta y la lana lo que más CO2 emite.`;

export const sourcesTitle = (count: string) => `${count}\ncifras: ¿cuán\nseguras?`;
export const sourcesTally = (hold: string, withNote: string, unconfirmed: string, off: string) =>
  `${hold} se sostienen, ${withNote} con una nota, ${unconfirmed} sin confirmar, ${off} no se sostienen.`;
export const sourcesAlt = (count: string, tally: string) =>
  `${count} puntos de cruz, uno por cada cifra de la historia: ${tally}`;

export const teachTitle = 'Una clase\npara mañana\npor la mañana.';
export const teachText = (minutes: string) =>
  `${minutes} minutos: un plan, una hoja de trabajo y sus soluciones.`;
export const teachAlt = (minutes: string) =>
  `Una clase para mañana por la mañana. ${minutes} puntadas, una por minuto, en los colores de sus partes.`;

export const worksheetTitle = '¿Puede ser\nverdad?';
export const worksheetText = (tasks: string) => `${tasks} tareas para imprimir, con sitio para escribir.`;
export const worksheetAlt = '¿Puede ser verdad? Una hoja de papel con renglones para escribir.';

export const answersTitle = 'Soluciones.';
export const answersText = 'Cada respuesta con sus cuentas, a partir de nuestra lista de números.';
export const answersAlt = (answers: string) => `Las soluciones de la hoja de trabajo: ${answers} y más.`;

export const slipTitle = 'Encuentra\nel error.';
export const slipText = (claims: string) => `${claims} afirmaciones para poner a prueba con dos números.`;
export const slipAlt = (claims: string) =>
  `Encuentra el error. ${claims} líneas tachadas, una por cada afirmación.`;

export const classTitle = 'Nuestra\nclase, taza\na taza.';
export const classText = 'Toca las tazas. El enlace lleva los datos de la clase.';
export const classAlt = (cups: string) =>
  `Nuestra clase, taza a taza: un diagrama de puntos con ${cups} tazas, una por estudiante.`;

export const composeTitle = 'Tu propio\ncamino.';
export const composeText = 'Elige las paradas, haz tu pregunta, comparte un enlace.';
export const composeAlt = 'Tu propio camino: paradas en un hilo.';

export const doTitle = 'Predice,\nprueba,\ncuenta.';
export const doText = 'Primero piensa, luego mira, después cuenta.';
export const doAlt = 'Predice, prueba, cuenta: paradas en un hilo.';
