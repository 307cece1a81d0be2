// How far a number is rounded, in Spanish. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/plain/rounding';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./rounding')>;

export const rounded = (step: string) => `redondeado a ${step}`;
export const roundedUp = (step: string) => `redondeado hacia arriba a ${step}`;
export const roundedOutward = (step: string) => `redondeado hacia fuera a ${step}`;
