/** How far a weight swings from rest, and how long one breath takes. */
const SWING = 160;
const BREATH_S = 9;

/**
 * Weight of a letter that breathes.
 * @param restWeight where it starts; heavy letters breathe thinner, light ones heavier
 * @returns a whole weight from 100 to 900
 */
export function calculateBreath(restWeight: number, timeS: number): number {
  const breathedIn = (1 - Math.cos((2 * Math.PI * timeS) / BREATH_S)) / 2;
  const weight = restWeight + (restWeight > 500 ? -1 : 1) * SWING * breathedIn;
  return Math.round(Math.min(900, Math.max(100, weight)));
}
