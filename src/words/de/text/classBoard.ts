// The sentences that the class board computes, in German. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/classBoard';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./classBoard')>;

export const drinks = (pupils: number, cups: string) =>
  pupils === 1 ? `Eine Person trinkt ${cups} am Tag.` : `Wir ${pupils} trinken zusammen ${cups} am Tag.`;
export const days = (count: number, days: string) =>
  count === 1
    ? 'So viel Wasser, wie die Baumwolle eines T-Shirts braucht, trinken wir an einem Tag.'
    : `So viel Wasser, wie die Baumwolle eines T-Shirts braucht, trinken wir in ${days} Tagen.`;
export const eachDrinks = (cups: string) => `Alle trinken gleich viel: ${cups}.`;
export const range = (highest: number, lowest: number, range: string) =>
  `Am meisten sind ${highest}, am wenigsten ${lowest}: eine Spannweite von ${range}.`;
export const mean = (mean: string) => `Gleich verteilt bekämen alle ${mean}: der Mittelwert.`;
export const median = (median: string) =>
  `In einer Reihe von wenig bis viel steht in der Mitte ${median}: der Median.`;
