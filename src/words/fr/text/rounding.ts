// How a rounding is told, in French. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/rounding';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./rounding')>;

export const roundedTo = (step: string) => `arrondi à ${step} près`;
export const roundedUpTo = (step: string) => `arrondi vers le haut, à ${step} près`;
export const roundedDownTo = (step: string) => `arrondi vers le bas, à ${step} près`;
/** A range, made wider. */
export const roundedOutwardTo = (step: string) => `élargi et arrondi à ${step} près`;

/** After what a sum gives exactly: its rounding and the rounded result. */
export const andRounded = (rounding: string, result: string) => `, ${rounding}\u00a0: ${result}`;
