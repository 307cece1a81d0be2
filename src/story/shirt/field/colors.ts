import { createRandom, mixColors } from '../../../theme/easing';
import { COLORS } from '../../../theme/tokens';

/** The cotton's one pale family. */
export const PALE_COLORS: readonly string[] = Array.from({ length: 7 }, (_, index) =>
  mixColors('#a9cbd6', '#e2edec', index / 6),
);

/** Bleaching, dyeing, printing and finishing, bright enough for the night. */
export const BATH_COLORS = [COLORS.white, '#4c97c2', '#e8604d', '#c08a55'] as const;

/** Picks shades as a weave has them: neighbors differ, and no two stretches are alike. */
export function pickPale(): (index: number) => number {
  const random = createRandom(5);
  return (index) => Math.floor(((index % 2) * 0.3 + random() * 0.7) * PALE_COLORS.length);
}
