// How a rounding is told, in Arabic. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/rounding';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./rounding')>;

export const roundedTo = (step: string) => `بالتقريب إلى ${step}`;
export const roundedUpTo = (step: string) => `بالتقريب صعودًا إلى ${step}`;
export const roundedDownTo = (step: string) => `بالتقريب نزولًا إلى ${step}`;
/** A range, made wider. */
export const roundedOutwardTo = (step: string) => `بالتقريب توسيعًا إلى ${step}`;

/** After what a sum gives exactly: its rounding and the rounded result. */
export const andRounded = (rounding: string, result: string) => `، ${rounding}: ${result}`;
