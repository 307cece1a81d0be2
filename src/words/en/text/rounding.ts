// How a rounding is told.

export const roundedTo = (step: string) => `rounded to ${step}`;
export const roundedUpTo = (step: string) => `rounded up to ${step}`;
export const roundedDownTo = (step: string) => `rounded down to ${step}`;
/** A range, made wider. */
export const roundedOutwardTo = (step: string) => `rounded outward to ${step}`;

/** After what a sum gives exactly: its rounding and the rounded result. */
export const andRounded = (rounding: string, result: string) => `, ${rounding}: ${result}`;
