const LOWEST_HZ = 165;
const OCTAVES = 3;

/**
 * The pitch of a value in hertz, on a log scale: the lowest value sounds at 165 Hz (E3), the highest three octaves
 * above, and equal ratios are equal intervals. A value that is not positive, or the only one, sounds at 165 Hz.
 */
export function calculatePitch(value: number, all: readonly number[]): number {
  const positive = all.filter((other) => other > 0);
  const lowest = Math.min(...positive);
  const span = Math.log(Math.max(...positive) / lowest);
  if (!(value > 0) || !(span > 0)) return LOWEST_HZ;
  return LOWEST_HZ * 2 ** ((OCTAVES * Math.log(value / lowest)) / span);
}
