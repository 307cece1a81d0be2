// How far a number is rounded, in German. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/plain/rounding';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./rounding')>;

export const rounded = (step: string) => `gerundet auf ${step}`;
export const roundedUp = (step: string) => `aufgerundet auf ${step}`;
export const roundedOutward = (step: string) => `nach außen gerundet auf ${step}`;
