// How far a number is rounded, in French. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/plain/rounding';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./rounding')>;

export const rounded = (step: string) => `arrondi à ${step}`;
export const roundedUp = (step: string) => `arrondi vers le haut à ${step}`;
export const roundedOutward = (step: string) => `arrondi vers l’extérieur à ${step}`;
