// The words of an activity, which come with its part: those of composing it, and those of doing it, in Spanish. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/activity';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./activity')>;

export const grownName = 'Dónde crece';
export const twoName = 'Dos vidas';
export const twoDetail = (a: string, b: string) => `A: ${a}. B: ${b}`;
export const LIVES = {
  line: 'secada al aire',
  long: 'usada el doble de veces',
  lower: 'casi nunca va a la secadora',
  higher: 'siempre va a la secadora y a la plancha',
  rule: 'la regla europea',
};
export const ownLife = 'como la has ajustado';
export const PARTS = {
  rain: 'Lluvia',
  irrigation: 'Riego',
  dilution: 'Dilución',
  factory: 'Fábrica',
};
export const chartWater = 'Agua de las telas';
export const chartEnergy = 'Energía de las telas';
export const chartCo2 = 'CO2 de las telas';
export const slipName = 'Encuentra el error';
export const allSlips = 'Todas';
export const slipNumber = (number: number) => `Afirmación ${number}`;
export const wornName = 'Cuántas veces se usa';
export const wornDetail = (wears: string) => (wears === '1' ? `${wears} uso` : `${wears} usos`);
export const moveUp = (name: string) => `Subir: ${name}`;
export const moveDown = (name: string) => `Bajar: ${name}`;
export const added = (name: string, place: number) => `Añadida como parada ${place}: ${name}`;
export const moved = (name: string, place: number, count: number) =>
  `${name}: ahora es la parada ${place} de ${count}`;
export const removed = (name: string) => `Quitada: ${name}`;
export const unreadable = 'Este enlace está cortado o no contiene ninguna actividad.';
export const shareTitle = 'Un enlace para la clase';
export const copyLink = 'Copiar el enlace';
export const linkCopied = 'El enlace está copiado';
export const showCode = 'Mostrar el código';
export const hideCode = 'Ocultar el código';
export const codeLabel = 'Código QR del enlace de la actividad';
export const codeTooLong =
  'Este enlace es demasiado largo para un código que lea un teléfono. Comparte el enlace mismo.';
export const tryIt = 'Verla como la ve la clase';
export const teachersQuestion = 'La pregunta de tu docente';
/** Whose words these are. */
export const notOurs = 'La ha escrito tu docente, no Threadprint.';
export const done = 'Hecho';
export const nothingSent =
  'Lo que escribes se queda en esta página, y no se envía nada. Imprímelo o cópialo.';
export const copyText = 'Copiar lo que he escrito';
export const textCopied = 'Está copiado';
export const change = 'Para docentes: cambiar esta actividad';
/** What is copied, line by line. */
export const asked = (text: string) => `Pregunta: ${text}`;
export const found = (text: string) => `He encontrado: ${text}`;
export const print = 'Imprimir esta página';

/** A pupil's answer, as on the class's page. */
export const answerHow =
  'El tablero de tu docente puede leer en un enlace tu predicción y lo que has encontrado. El enlace lleva tus frases, y ningún nombre.';
