// What stands beside a figure before its receipt is fetched, in German. Translated by machine; no native speaker has read them yet.

import type { ReactNode } from 'react';
import type * as english from '../en/claim';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./claim')>;

/** What the dashed line below a number says, for who listens or points at it. */
export const unconfirmed = 'Unbestätigt: Wir konnten die Quelle nicht finden';
/** What it means, told once on a page; `dashed` comes with the line below it. */
export const dashed = 'Gestrichelt';
export const unconfirmedKey = (dashed: ReactNode) => (
  <>{dashed}: Die Herkunft dieser Zahl konnten wir nicht klären.</>
);

/** After what is told of a bar. */
export const receipt = 'Beleg';
/** Before `readSource`, a link. */
export const missing = 'Dieser Beleg kam nicht an. Drücke noch einmal auf die Zahl oder ';
export const readSource = 'lies ihn bei den Quellen';
