// What stands beside a figure before its receipt is fetched, in French. Translated by machine; no native speaker has read them yet.

import type { ReactNode } from 'react';
import type * as english from '../en/claim';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./claim')>;

/** What the dashed line below a number says, for who listens or points at it. */
export const unconfirmed = 'Non confirmé\u00a0: nous n’avons pas pu remonter à sa source';
/** What it means, told once on a page; `dashed` comes with the line below it. */
export const dashed = 'Tirets';
export const unconfirmedKey = (dashed: ReactNode) => (
  <>{dashed}&nbsp;: nous n’avons pas pu remonter à la source de ce nombre.</>
);

/** After what is told of a bar. */
export const receipt = 'Ticket';
/** Before `readSource`, a link. */
export const missing = 'Ce ticket n’a pas pu être chargé. Appuyez de nouveau sur le chiffre, ou ';
export const readSource = 'lisez-le parmi les sources';
