import type { RopeStage } from '../../thread/ropeStages';

/** Lets the thread hang straight in the right margin, through the heights `yPercents` of an element as wide as the page. */
export function hangInMargin(stage: RopeStage, ...yPercents: number[]) {
  const hangAt = (xPercent: number) => yPercents.map((y) => `${xPercent},${y},${stage}`).join(';');
  return { 'data-knot': hangAt(98.3), 'data-knot-narrow': hangAt(98.4) };
}
