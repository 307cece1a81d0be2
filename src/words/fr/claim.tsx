// What stands beside a figure before its receipt is fetched, in French. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/claim';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./claim')>;

/** In a tooltip, and what is said after it. */
export const receipt = 'Ticket';
export const receiptKey = ' : appuyez sur Entrée';
/** Before `readSource`, a link. */
export const missing = 'Ce ticket n’a pas pu être chargé. Appuyez de nouveau sur le chiffre, ou ';
export const readSource = 'lisez-le parmi les sources';
