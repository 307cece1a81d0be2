import type { Caption } from '../../scene/scene';
import { smoothStep } from '../../theme/easing';

/** A part of the story's progress, which runs from 0 to 1. */
export type Span = readonly [start: number, end: number];

/** When each change happens. Between the spans the picture rests. */
export const SPANS = {
  /** Water runs in from the west, as much as was said; it stands, and drains to what it is. */
  claim: [0.09, 0.185],
  check: [0.225, 0.325],
  /** The lake steps aside and grows small, so that its water can be hung up above it. */
  aside: [0.475, 0.51],
  carry: [0.49, 0.605],
  /** Short as long as the lake stands below them, the hundred then fall to their length. */
  drop: [0.6, 0.625],
  undye: [0.64, 0.69],
  cotton: [0.82, 0.885],
} as const satisfies Record<string, Span>;

/** When each caption comes and goes, and where the picture rests for it: while the picture moves, none stands. */
export const CAPTIONS: readonly Caption[] = [
  { name: 'claim', to: 0.07, rest: 0 },
  { name: 'check', from: 0.335, to: 0.475, rest: 0.42 },
  { name: 'textile', from: 0.69, to: 0.82, rest: 0.75 },
  { name: 'cotton', from: 0.885, rest: 1 },
];

/** How far the change of that name has come at progress `p`: 0 to 1, smooth at both ends. */
export function calculateSpan(name: keyof typeof SPANS, p: number): number {
  const [start, end] = SPANS[name];
  return smoothStep(start, end, p);
}
