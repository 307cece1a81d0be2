// The sentences that the class board computes, in Spanish. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/classBoard';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./classBoard')>;

export const drinks = (pupils: number, cups: string) =>
  pupils === 1
    ? `La única persona de la clase bebe ${cups} al día.`
    : `Entre ${pupils} bebemos ${cups} al día.`;
export const days = (count: number, days: string) =>
  count === 1
    ? 'El algodón de una camiseta equivale a lo que bebe nuestra clase en un día.'
    : `El algodón de una camiseta equivale a lo que bebe nuestra clase en ${days} días.`;
export const eachDrinks = (cups: string) => `Cada persona de la clase bebe ${cups}.`;
export const range = (highest: number, lowest: number, range: string) =>
  `El máximo es ${highest} y el mínimo es ${lowest}: un rango de ${range}.`;
export const mean = (mean: string) => `Repartido por igual, cada persona bebe ${mean}: la media.`;
export const median = (median: string) =>
  `En fila, de menos a más, el valor del medio es ${median}: la mediana.`;
