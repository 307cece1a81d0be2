// How far a number is rounded.

export const rounded = (step: string) => `rounded to ${step}`;
export const roundedUp = (step: string) => `rounded up to ${step}`;
export const roundedOutward = (step: string) => `rounded outward to ${step}`;
