// What is said of a typed answer, in Spanish.
// Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/lessonChecks';
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

export const right = 'Correcto.';
export const readAs = (number: string) => `Leemos ${number}.`;
export const notYet = 'Todavía no. La pista dice cómo empezar.';

export const HINTS = {
  'share-part': 'Divide tus tazas entre todas las tazas. Luego multiplica por cien.',
  'share-one-in': 'Divide todas las tazas entre las tuyas.',
  'cups-how-many': 'En cada litro caben esas tazas. Así que multiplica.',
  'cups-exact': 'Pasa primero los litros a mililitros: por mil. Luego divide entre una taza.',
  'lake-percent': 'Divide el agua de la moda entre la del lago. Luego multiplica por cien.',
  'lake-times': 'Busca primero la mitad del lago. ¿Cuántas veces cabe en ella el agua de la moda?',
  'percent-cotton': 'Toma un porcentaje del otro: multiplícalos y divide entre cien.',
  'unit-times': 'Divide el número del gráfico entre el de la tabla.',
  'unit-grams': 'Mil gramos son un kilogramo.',
  'columns-cotton': 'Multiplica los dos números del algodón. Luego divide entre mil.',
  'columns-sum': 'Rellena primero cada fila. Luego suma la última columna.',
  'columns-percent': 'Divide el agua del algodón entre la suma. Luego multiplica por cien.',
  count: 'Por ciento quiere decir de cada cien. Multiplica los litros por el porcentaje y divide entre cien.',
  'jeans-years':
    'Pasa los litros a tazas. Divide entre ocho para tener días, y luego entre los días de un año.',
  'jeans-times': 'Divide tus años entre los años de la afirmación.',
  'lint-cups':
    'Paso a paso: de algodón con semilla a fibra, de un kilogramo a una camiseta, de litros a tazas.',
  'places-times': 'Divide las tazas de Xinjiang entre las de China.',
  'lives-making': 'Pasa los kilogramos a gramos. Luego repártelos entre todos los usos.',
};
