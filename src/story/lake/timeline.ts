import type { Caption } from '../../scene/scene';
import { smoothStep } from '../../theme/easing';

/** A part of the story's progress, which runs from 0 to 1. */
export type Span = readonly [start: number, end: number];

/** When each change happens. Between the spans the picture rests. */
export const SPANS = {
  shoreline: [-0.05, 0.075],
  claim: [0.07, 0.155],
  check: [0.2, 0.29],
  /** The lake steps aside and grows small, so that its water can be hung up above it. */
  aside: [0.345, 0.385],
  carry: [0.358, 0.49],
  /** Short as long as the lake stands below them, the hundred then fall to their length, and the weft rises into them. */
  drop: [0.486, 0.51],
  rise: [0.505, 0.535],
  undye: [0.575, 0.65],
  /** Cotton grows under the textile yarns, and is gone before they make room for the ropes. */
  field: [0.6, 0.66],
  harvest: [0.75, 0.77],
  /** The yarns draw up, their threads fan out over the whole width, and are bundled in ropes. */
  shorten: [0.765, 0.795],
  fan: [0.78, 0.82],
  ropes: [0.8, 0.865],
  cotton: [0.87, 0.93],
} as const satisfies Record<string, Span>;

/** When each caption comes, and where the picture rests for it. */
export const CAPTIONS: readonly [Caption, ...Caption[]] = [
  { name: 'claim', rest: 0.17 },
  { name: 'check', from: 0.2, rest: 0.33 },
  { name: 'yarns', from: 0.36, rest: 0.54 },
  { name: 'textile', from: 0.575, rest: 0.7 },
  { name: 'cotton', from: 0.785, rest: 1 },
];

/** How far the change of that name has come at progress `p`: 0 to 1, smooth at both ends. */
export function calculateSpan(name: keyof typeof SPANS, p: number): number {
  const [start, end] = SPANS[name];
  return smoothStep(start, end, p);
}
