// Typed answers and levels of the worksheet, in Spanish.
// Translated by machine; no native speaker has read them yet.

import type * as english from '../en/check';
import type { Translation } from '../translation';
import { LEVELS } from './text/lessonTasks';

export type Checked = Translation<typeof english, typeof import('./check')>;

export const yourAnswer = 'Tu respuesta';
export const check = 'Comprobar';
export const hint = 'Pista';
export const levelName = 'Nivel';
export const quickOnly = 'Solo en la hoja para quien acaba antes';

export const quickPupils = {
  name: 'Para quien acaba antes',
  what: `Elige «${LEVELS.quick}»: hay más tareas después de las otras.`,
};

export const rubricTitle = 'Puntos para una respuesta con palabras';
export const rubricLead = 'Un punto por cada cosa. Los ejemplos hablan de una camiseta.';
export const forExample = 'Por ejemplo: ';
export const RUBRIC = [
  {
    what: 'El número lleva su unidad y dice de qué es.',
    example: 'El algodón de una camiseta necesita {cotton-liters} de agua.',
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
      'El orden de magnitud me parece seguro, pero no cada cifra: un cálculo más reciente, sin dilución, da {icac-newer-shirt-liters}.',
  },
];
