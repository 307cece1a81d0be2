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
