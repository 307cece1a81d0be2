import { figures } from '../data/figures';

/** Liters for lint over liters for seed cotton, world average: by value, lint has most of the water (claims: lint-water). */
const LINT_PER_SEED_COTTON = 9113 / 4029;

/** Turns liters for a kilogram of seed cotton into whole cups for one T-shirt's lint; the broken one is dropped: 903 is 2,159. */
export function calculatePlaceCups(litersPerKg: number): number {
  const kilograms = figures['shirt-weight'].value / 1000;
  return Math.floor(litersPerKg * LINT_PER_SEED_COTTON * kilograms * figures['cups-per-liter'].value);
}
