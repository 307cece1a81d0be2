/** Cups of water behind one T-shirt's cotton, as specified (claim "cotton-cups"). */
export const COTTON_CUPS = 11_421;

/** The rounded conversion that the specified figure was made with (claim "cups-per-liter"). */
export const CUPS_PER_LITER = 4.23;

/** The US cup; the specified 2,797 liters follow from it (claim "us-cup"). */
export const US_CUP_MILLILITERS = 236.588;
