// How a rounding is told, in German. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/rounding';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./rounding')>;

export const roundedTo = (step: string) => `auf ${step} genau gerundet`;
export const roundedUpTo = (step: string) => `auf ${step} genau aufgerundet`;
export const roundedDownTo = (step: string) => `auf ${step} genau abgerundet`;
/** A range, made wider. */
export const roundedOutwardTo = (step: string) => `auf ${step} genau nach außen gerundet`;

/** After what a sum gives exactly: its rounding and the rounded result. */
export const andRounded = (rounding: string, result: string) => `, ${rounding}: ${result}`;
