// Typed answers and levels of the worksheet, in Spanish.
// Translated by machine; no native speaker has read them yet.

import type * as english from '../en/check';
import type { Translation } from '../translation';
import { LEVELS } from './plain/lessonTasks';

export type Checked = Translation<typeof english, typeof import('./check')>;

export const yourAnswer = 'Tu respuesta';
export const check = 'Comprobar';
export const hint = 'Pista';
export const levelName = 'Nivel';
export const quickOnly = 'Solo en la hoja de los rápidos';

export const quickPupils = {
  name: 'Alumnos rápidos',
  what: `Elige «${LEVELS.quick}»: hay más tareas después de las otras. Al final de la hoja hay un recibo en blanco, para un número de las noticias.`,
};

export const receiptTitle = 'Un recibo en blanco';
export const receiptLead = 'Para cualquier número de las noticias. Rellénalo antes de contarlo a otros.';
export const RECEIPT_LINES = [
  'El número, con su unidad',
  'Quién lo dice, y dónde',
  'Qué cuenta',
  'Qué deja fuera',
  'Ponlo a prueba: divídelo entre un número que conozcas',
  'Qué sale, y cuánto se aparta lo que dicen',
  'Qué seguridad tengo, y por qué',
];

export const rubricTitle = 'Puntos para una respuesta con palabras';
export const rubricLead = 'Un punto por cada cosa. Los ejemplos hablan de una camiseta.';
export const forExample = 'Por ejemplo: ';
export const RUBRIC = [
  {
    what: 'El número lleva su unidad y dice de qué es.',
    example: 'El algodón de una camiseta toma {cotton-liters} de agua.',
  },
  {
    what: 'Se puede seguir el camino hasta el número.',
    example: '{cotton-liters} por {cups-per-liter:number} son {cotton-cups}.',
  },
  {
    what: 'Dice qué se cuenta y qué queda fuera.',
    example: 'Cuenta el riego, la lluvia y la [dilution]. Deja fuera la fábrica y el lavado.',
  },
  {
    what: 'Dice si el número es seguro, y por qué.',
    example:
      'El tamaño me parece seguro, pero no cada cifra: una cuenta más nueva, sin dilución, da {icac-newer-shirt-liters}.',
  },
];
