// What stands beside a figure before its receipt is fetched, in Spanish. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/claim';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./claim')>;

/** In a tooltip, and what is said after it. */
export const receipt = 'Recibo';
export const receiptKey = ': pulsa Enter';
/** Before `readSource`, a link. */
export const missing = 'Este recibo no se cargó. Pulsa la cifra otra vez o ';
export const readSource = 'léelo entre las fuentes';
