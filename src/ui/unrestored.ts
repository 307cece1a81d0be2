/**
 * For every control whose state is ours: no browser may write into it, on a reload or in a restored tab, what it held before.
 * Nobody would know of it. Firefox does so with values, and with whether a button can be pressed.
 */
export const UNRESTORED = { autoComplete: 'off' } as const;
