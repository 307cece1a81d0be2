// The words of error views, in Spanish. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/error';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./error')>;

export const STATUS_TEXTS: Readonly<Record<number, string>> = {
  400: 'Petición incorrecta',
  403: 'Prohibido',
  404: 'No se encontró',
  405: 'Método no permitido',
};

export const STATUS_SENTENCES: Readonly<Record<number, string>> = {
  400: 'La dirección está mal escrita, así que no podemos saber qué pide.',
  403: 'Esta página no está abierta al público.',
  404: 'En esta dirección no hay ninguna página.',
  405: 'Aquí las páginas se leen; no se les puede enviar nada.',
};

export const heading = '¡Error inesperado de la aplicación!';
export const failedSentence = 'Algo falló mientras se creaba esta página.';
export const unnamed = 'Algo se descosió.';
export const home = 'Retomar el hilo';
