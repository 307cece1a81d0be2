// How a rounding is told, in German. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/rounding';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./rounding')>;

export const roundedTo = (step: string) => `gerundet auf ${step}`;
export const roundedUpTo = (step: string) => `aufgerundet auf ${step}`;
export const roundedDownTo = (step: string) => `abgerundet auf ${step}`;
/** A range, made wider. */
export const roundedOutwardTo = (step: string) => `nach außen gerundet auf ${step}`;

/** After what a sum gives exactly: its rounding and the rounded result. */
export const andRounded = (rounding: string, result: string) => `, ${rounding}: ${result}`;
