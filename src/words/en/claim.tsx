// What stands beside a figure before its receipt is fetched.

import type { ReactNode } from 'react';

/** What the dashed line below a number says, for who listens or points at it. */
export const unconfirmed = 'Unconfirmed: we could not trace it';
/** What it means, told once on a page; `dashed` comes with the line below it. */
export const dashed = 'Dashed';
export const unconfirmedKey = (dashed: ReactNode) => <>{dashed}: we could not trace this number.</>;

/** After what is told of a bar. */
export const receipt = 'Receipt';
/** Before `readSource`, a link. */
export const missing = 'This receipt did not load. Press the number again, or ';
export const readSource = 'read it among the sources';
