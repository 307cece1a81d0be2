import { COUNTRY_NAMES } from '#words/text/places';

/**
 * The countries whose cotton uses most water from rivers and wells: billion cubic meters a year (Mekonnen and Hoekstra,
 * 2011; average of 1996 to 2005), and water stress in percent (AQUASTAT, variable 4550, for 2018): what all users
 * withdraw, of the renewable fresh water less what nature needs.
 */
export interface StressedCountry {
  id: CountryId;
  name: string;
  irrigationKm3: number;
  stressPercent: number;
}

const rows = {
  india: [11.89, 66.5],
  pakistan: [11.78, 118.2],
  uzbekistan: [11.1, 168.9],
  usa: [9.36, 28.2],
  turkiye: [5.28, 45.4],
  turkmenistan: [4.1, 143.6],
  china: [3.59, 43.2],
  egypt: [2.73, 141.2],
  australia: [2.68, 4.7],
  syria: [1.96, 124.4],
  iran: [1.77, 81.3],
  tajikistan: [1.62, 64.5],
  greece: [1.47, 20.5],
  sudan: [1.07, 118.7],
  mexico: [0.87, 44.5],
  spain: [0.71, 42.6],
  kazakhstan: [0.58, 32.7],
  azerbaijan: [0.53, 53.7],
  'south-africa': [0.3, 63.6],
  peru: [0.29, 6.5],
  ethiopia: [0.13, 32.3],
  kyrgyzstan: [0.11, 50],
} as const satisfies Record<string, readonly [irrigation: number, stress: number]>;

export type CountryId = keyof typeof rows;

/** By stress, the most first. */
export const stressedCountries: readonly StressedCountry[] = (Object.keys(rows) as CountryId[])
  .map((id) => ({ id, name: COUNTRY_NAMES[id], irrigationKm3: rows[id][0], stressPercent: rows[id][1] }))
  .sort((a, b) => b.stressPercent - a.stressPercent);
