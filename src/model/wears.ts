/** How often a shirt may be worn here. */
export const FEWEST_WEARS = 1;
export const MOST_WEARS = 200;
