// What the still pictures of the T-shirt's page show, in Spanish. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/stills';
import type { Translation } from '../../translation';
import { processCount } from './processes';

export type Checked = Translation<typeof english, typeof import('./stills')>;

export const shirt = (cups: string) =>
  `Una camiseta hecha de ${cups} tazas pequeñas, una por cada taza de agua que llevó su algodón.`;
export const waters =
  'La misma camiseta de tazas, teñida según sus aguas: mangas y hombros para la lluvia, el cuerpo para el riego, y un borde de tazas vacías que solo se cuentan, para diluir la contaminación.';
/** All cups, and those of the four processes in their order. */
export const steps = (all: string, [bleaching, dyeing, printing, finishing]: readonly number[]) =>
  `${all}, según una estimación, en filas: ${bleaching} del blanqueo, ${dyeing} del teñido, ${printing} del estampado y ${finishing} del acabado. Las tazas llenas son «al menos»; con las vacías son «hasta».`;
export const field = (all: string, cotton: string) =>
  `${all}, según una estimación: un campo ancho y pálido de ${cotton} del algodón y, debajo, ${processCount} bloques pequeños de la fábrica.`;
