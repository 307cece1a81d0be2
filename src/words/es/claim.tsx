// What stands beside a figure before its receipt is fetched, in Spanish. Translated by machine; no native speaker has read them yet.

import type { ReactNode } from 'react';
import type * as english from '../en/claim';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./claim')>;

/** What the dashed line below a number says, for who listens or points at it. */
export const unconfirmed = 'Sin confirmar: no pudimos encontrar su origen';
/** What it means, told once on a page; `dashed` comes with the line below it. */
export const dashed = 'Línea discontinua';
export const unconfirmedKey = (dashed: ReactNode) => (
  <>{dashed}: no pudimos encontrar el origen de esta cifra.</>
);

/** After what is told of a bar. */
export const receipt = 'Recibo';
/** Before `readSource`, a link. */
export const missing = 'Este recibo no se cargó. Pulsa la cifra otra vez o ';
export const readSource = 'léelo entre las fuentes';
