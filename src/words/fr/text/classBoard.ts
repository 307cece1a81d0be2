// The sentences that the class board computes, in French. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/classBoard';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./classBoard')>;

export const drinks = (pupils: number, cups: string) =>
  pupils === 1
    ? `La seule personne de la classe boit ${cups} par jour.`
    : `À ${pupils}, nous buvons ${cups} par jour.`;
export const days = (count: number, days: string) =>
  count === 1
    ? 'Le coton d’un T-shirt demande ce que notre classe boit en un jour.'
    : `Le coton d’un T-shirt demande ce que notre classe boit en ${days} ${count < 2 ? 'jour' : 'jours'}.`;
export const eachDrinks = (cups: string) => `Chaque élève boit ${cups}.`;
export const range = (highest: number, lowest: number, range: string) =>
  `Le plus grand nombre est ${highest}, le plus petit ${lowest} : une étendue de ${range}.`;
export const mean = (mean: string) => `En partageant à parts égales, chaque élève a ${mean} : la moyenne.`;
export const median = (median: string) =>
  `Du plus petit nombre au plus grand, celui du milieu est ${median} : la médiane.`;
