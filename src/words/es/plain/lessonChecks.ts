// What is said of a typed answer, in Spanish.
// Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/plain/lessonChecks';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./lessonChecks')>;

export const SLIPPED = {
  percentOfPercent:
    'Es un porcentaje de una parte. La pregunta pide un porcentaje del total: toma un porcentaje del otro.',
  seedCotton: 'Ahí cuentan también las semillas. Una camiseta se hace solo con la fibra.',
  unit: 'Mira las unidades. Una de ellas no se ha pasado a la otra.',
  perKilogram: 'Eso es por kilogramo. La pregunta es por una camiseta.',
  decimals: 'Las cifras están bien. La coma decimal está en otro sitio.',
  upsideDown: 'Dale la vuelta a la división: ¿qué se reparte, y entre qué?',
  hundred: 'Por ciento quiere decir de cada cien. Falta o sobra un paso con cien.',
  rounded: 'Es la respuesta con el número redondeado. Toma ahora la taza exacta.',
  whole: 'Mira otra vez: ¿qué número es aquí el total, y cuál la parte?',
  otherPart: 'Esa es una de las otras partes. ¿Qué porcentaje va con esta?',
  difference: 'Eso es cuánto más es. «Cuántas veces» pide dividir.',
};
