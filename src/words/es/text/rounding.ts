// How a rounding is told, in Spanish. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/rounding';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./rounding')>;

export const roundedTo = (step: string) => `redondeado en pasos de ${step}`;
export const roundedUpTo = (step: string) => `redondeado hacia arriba en pasos de ${step}`;
export const roundedDownTo = (step: string) => `redondeado hacia abajo en pasos de ${step}`;
/** A range, made wider. */
export const roundedOutwardTo = (step: string) => `redondeado hacia fuera en pasos de ${step}`;

/** After what a sum gives exactly: its rounding and the rounded result. */
export const andRounded = (rounding: string, result: string) => `, ${rounding}: ${result}`;
