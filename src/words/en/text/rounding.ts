// How a rounding is told.

export const roundedTo = (step: string) => `rounded to the nearest ${step}`;
export const roundedUpTo = (step: string) => `rounded up in steps of ${step}`;
export const roundedDownTo = (step: string) => `rounded down in steps of ${step}`;
/** A range, made wider. */
export const roundedOutwardTo = (step: string) => `rounded outward in steps of ${step}`;

/** After what a sum gives exactly: its rounding and the rounded result. */
export const andRounded = (rounding: string, result: string) => `, ${rounding}: ${result}`;
