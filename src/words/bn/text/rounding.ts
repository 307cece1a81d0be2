// How a rounding is told, in Bengali. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/rounding';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./rounding')>;

export const roundedTo = (step: string) => `আসন্ন মান, ${step}-এর ধাপে`;
export const roundedUpTo = (step: string) => `ওপরের দিকে আসন্ন মান, ${step}-এর ধাপে`;
export const roundedDownTo = (step: string) => `নিচের দিকে আসন্ন মান, ${step}-এর ধাপে`;
/** A range, made wider. */
export const roundedOutwardTo = (step: string) => `বাইরের দিকে আসন্ন মান, ${step}-এর ধাপে`;

/** After what a sum gives exactly: its rounding and the rounded result. */
export const andRounded = (rounding: string, result: string) => `, ${rounding}: ${result}`;
