/** What may be counted of one T-shirt's water, from its collar to below its hem. */
export const COUNTED_PARTS = ['rain', 'irrigation', 'dilution', 'factory'] as const;
export type CountedPart = (typeof COUNTED_PARTS)[number];
