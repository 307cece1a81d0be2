/** How often a shirt may be worn here. */
export const FEWEST_WEARS = 1;
export const MOST_WEARS = 120;

/** What befalls the shirt of the scene, and at which wear: chosen for the picture, not measured. */
const WEAR_EVENTS = { seam: 40, wash: 60, handOn: 80 } as const;

type ShirtState = 'worn' | 'mended' | 'washed' | 'handed on';

/** How the shirt is after so many wears. */
export function describeShirtState(wears: number): ShirtState {
  if (wears < WEAR_EVENTS.seam) return 'worn';
  if (wears < WEAR_EVENTS.wash) return 'mended';
  return wears < WEAR_EVENTS.handOn ? 'washed' : 'handed on';
}
