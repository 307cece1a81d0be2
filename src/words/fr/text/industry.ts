// The sentences that model/industry.ts computes, in French. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/industry';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./industry')>;

/** Of California’s water. */
export const nineTenths = 'les neuf dixièmes';
