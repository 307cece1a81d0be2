/** How often a shirt may be worn here. */
export const FEWEST_WEARS = 1;
export const MOST_WEARS = 120;

/** The wears of an address, "?wears=87": a whole number that the slider has. Anything else says nothing. */
export function parseWears(search: string): number | undefined {
  const all = new URLSearchParams(search).getAll('wears');
  const wears = all.length === 1 && /^\d{1,3}$/.test(all[0] ?? '') ? Number(all[0]) : 0;
  return wears >= FEWEST_WEARS && wears <= MOST_WEARS ? wears : undefined;
}
