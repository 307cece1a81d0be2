import type { CountedPart } from '../../../model/countedParts';
import { easeStitch, mix } from '../../../theme/easing';

/** What can be lit of the shirt: the irrigation in two parts, the raw cotton's own and the rest of the cloth's. */
const LIT_PARTS = ['rain', 'rest', 'fiber', 'dilution', 'factory'] as const;
export type LitPart = (typeof LIT_PARTS)[number];

/** How far down from its top each part is lit, 0 to 1. */
export type Lit = Readonly<Record<LitPart, number>>;

/** What is lit for what is counted; irrigation alone is the raw cotton's, unless it is counted the older way. */
export function lightParts(parts: readonly CountedPart[], isOlder: boolean): Lit {
  const light = (part: CountedPart) => Number(parts.includes(part));
  const isFiberAlone = parts.length === 1 && !isOlder;
  return {
    rain: light('rain'),
    rest: isFiberAlone ? 0 : light('irrigation'),
    fiber: light('irrigation'),
    dilution: light('dilution'),
    factory: light('factory'),
  };
}

/** One choice, and the one before it, from which the cups dye or fade. */
export interface LitChange {
  from: Lit;
  to: Lit;
  /** When it was made, as the scene's elapsed time. */
  sinceMs: number;
}

const CHANGE_MS = 700;

/** How far the change has come: 0 to 1. */
export const calculateChange = ({ sinceMs }: LitChange, elapsedMs: number): number =>
  easeStitch((elapsedMs - sinceMs) / CHANGE_MS);

export function mixLit({ from, to }: LitChange, change: number): Lit {
  const entries = LIT_PARTS.map((part) => [part, mix(from[part], to[part], change)]);
  return Object.fromEntries(entries) as Lit;
}
