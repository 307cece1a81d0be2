import { createRandom, mix } from '../../theme/easing';

const round = (value: number) => Math.round(value * 10) / 10;

/**
 * The turns of a thread that is wound upward from (0, 0), as path data: one curve for each turn begun, and a
 * shorter one for the light on it. `seed` sets how unevenly it is wound. No turns give empty paths.
 */
export function placeThreadTurns(
  turns: number,
  turnPx: number,
  thicknessPx: number,
  seed: number,
): { turns: string; shine: string } {
  const random = createRandom(seed * 99 + 7);
  const paths = { turns: '', shine: '' };
  for (let turn = 0; turn < turns; turn++) {
    const y = -(turn + 0.5) * turnPx;
    const reach = thicknessPx * (0.5 + 0.014 * Math.sin(turn * 0.7 + seed)) + (random() - 0.5) * 1.8;
    paths.turns += `M${round(-reach)} ${round(y + turnPx * 0.16)}Q0 ${round(y + turnPx * 0.55)} ${round(reach)} ${round(y - turnPx * 0.16)}`;
    const start = random() * 0.25;
    const from = mix(-reach, reach, 0.1 + start);
    const to = mix(-reach, reach, 0.72 + start * 0.8);
    paths.shine += `M${round(from)} ${round(y + turnPx * 0.1)}Q0 ${round(y + turnPx * 0.3)} ${round(to)} ${round(y - turnPx * 0.1)}`;
  }
  return paths;
}
