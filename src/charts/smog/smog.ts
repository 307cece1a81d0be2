import { clamp, createRandom, easeSoak, mix, smoothStep } from '../../theme/easing';
import { PUFF_MS, ROUND_MS, SMOG, SMOG_ENDS_MS } from './rules';

/** Where puffs are born: the top of a bar. */
export interface SmogSource {
  x: number;
  y: number;
  /** The bar's thickness. */
  widthPx: number;
  /** The bar's value as a share of the highest, 0 to 1: the more, the larger and darker the puff. */
  strength: number;
}

export interface Puff {
  x: number;
  y: number;
  diameterPx: number;
  opacity: number;
}

/** The groups that exist at a moment: the first one's number, from 0 to 499, and how many (at most 100). */
export function findSmogGroups(elapsedMs: number): { first: number; count: number } {
  if (!(elapsedMs >= 0) || elapsedMs >= SMOG_ENDS_MS) return { first: 0, count: 0 };
  const round = Math.floor(elapsedMs / ROUND_MS);
  const begun = Math.floor((elapsedMs - round * ROUND_MS) / SMOG.repeatEveryMs) + 1;
  return { first: round * SMOG.repeatsPerRound, count: Math.min(SMOG.repeatsPerRound, begun) };
}

function placePuff(source: SmogSource, ageMs: number, random: () => number, scale: number): Puff {
  const size = 0.6 + random() * 0.8;
  const rise = easeSoak(clamp(ageMs / SMOG.riseMs));
  const drift = clamp((ageMs - SMOG.riseMs) / SMOG.driftMs);
  const share = Math.sqrt(clamp(ageMs / PUFF_MS));
  return {
    x:
      source.x + (random() - 0.5) * source.widthPx * 0.8 + (8 * rise + 70 * drift * (0.4 + random())) * scale,
    y: source.y - (46 * rise * (0.5 + random()) + 40 * drift * (0.5 + random())) * scale,
    diameterPx: mix(34, 120, share) * scale * size * (0.6 + 0.75 * source.strength),
    opacity: smoothStep(0, 500, ageMs) * (1 - drift) * (0.35 + 0.65 * Math.sqrt(source.strength)),
  };
}

/**
 * All puffs that can be seen at a moment. Nothing is kept from one moment to the next, so nothing can grow.
 * @param seed the same seed gives the same smog
 * @param scale size of puffs and paths; 1 suits a chart of 800 × 600 CSS pixels
 */
export function placePuffs(
  elapsedMs: number,
  sources: readonly SmogSource[],
  seed: number,
  scale = 1,
): Puff[] {
  const groups = findSmogGroups(elapsedMs);
  const roundStartMs = (groups.first / SMOG.repeatsPerRound) * ROUND_MS;
  const puffs: Puff[] = [];
  for (let number = 0; number < groups.count; number++) {
    const bornMs = roundStartMs + number * SMOG.repeatEveryMs;
    if (elapsedMs - bornMs > SMOG.longestDelayMs + PUFF_MS) continue;
    for (const [index, source] of sources.entries()) {
      const random = createRandom(seed + (groups.first + number) * 101 + index * 7919);
      const ageMs = elapsedMs - bornMs - random() * SMOG.longestDelayMs;
      if (source.strength > 0 && ageMs > 0 && ageMs < PUFF_MS)
        puffs.push(placePuff(source, ageMs, random, scale));
    }
  }
  return puffs;
}
