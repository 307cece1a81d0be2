// How a rounding is told, in Bengali. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/plain/rounding';
import type { Growing } from '../../translation';

export type Checked = Growing<typeof english, typeof import('./rounding')>;

export const roundedTo = (step: string) => `${step}-এর ঘরে পূর্ণ করা`;
export const roundedUpTo = (step: string) => `ওপরের দিকে ${step}-এর ঘরে পূর্ণ করা`;
export const roundedDownTo = (step: string) => `নিচের দিকে ${step}-এর ঘরে পূর্ণ করা`;
/** A range, made wider. */
export const roundedOutwardTo = (step: string) => `বাইরের দিকে ${step}-এর ঘরে পূর্ণ করা`;

/** After what a sum gives exactly: its rounding and the rounded result. */
export const andRounded = (rounding: string, result: string) => `, ${rounding}: ${result}`;
