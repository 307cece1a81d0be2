import { smoothStep } from '../../theme/easing';

/** A part of the story's progress, which runs from 0 to 1. */
export type Span = readonly [start: number, end: number];

/** When each change happens. Between the spans the picture rests. */
export const SPANS = {
  shoreline: [-0.05, 0.075],
  claim: [0.07, 0.155],
  check: [0.2, 0.29],
  zoom: [0.345, 0.43],
  rise: [0.375, 0.455],
  carry: [0.375, 0.49],
  undye: [0.575, 0.65],
  cotton: [0.785, 0.9],
} as const satisfies Record<string, Span>;

export type CaptionId = 'claim' | 'check' | 'yarns' | 'textile' | 'cotton';

/** From where to where each caption is shown; the spans do not overlap, so that no two texts meet. */
export const CAPTION_SPANS = {
  claim: [-1, 0.2],
  check: [0.2, 0.36],
  yarns: [0.478, 0.575],
  textile: [0.575, 0.785],
  cotton: [0.785, 2],
} as const satisfies Record<CaptionId, Span>;

/** Where the picture rests for each caption: there it stands still when motion is reduced. */
export const CAPTION_RESTS = {
  claim: 0.17,
  check: 0.33,
  yarns: 0.54,
  textile: 0.7,
  cotton: 1,
} as const satisfies Record<CaptionId, number>;

/** With reduced motion the picture cuts from one rest to the next at these points. */
const CUTS: readonly { until: number; to: CaptionId }[] = [
  { until: CAPTION_SPANS.check[0], to: 'claim' },
  { until: 0.42, to: 'check' },
  { until: CAPTION_SPANS.textile[0], to: 'yarns' },
  { until: CAPTION_SPANS.cotton[0], to: 'textile' },
];

/** How far the change of that name has come at progress `p`: 0 to 1, smooth at both ends. */
export function calculateSpan(name: keyof typeof SPANS, p: number): number {
  const [start, end] = SPANS[name];
  return smoothStep(start, end, p);
}

/** The still state, as a progress, that stands for `p` when motion is reduced. */
export function snapProgress(p: number): number {
  return CAPTION_RESTS[CUTS.find(({ until }) => p < until)?.to ?? 'cotton'];
}

const SETTLE_MS = 36;
const CLOSE_ENOUGH = 0.0004;

/**
 * Brings the shown progress closer to where the scroll is; within 300 ms of the last scroll it is there.
 * @returns exactly `target` once it is near enough
 */
export function settleProgress(shown: number, target: number, elapsedMs: number): number {
  const rest = (shown - target) * Math.exp(-Math.max(0, elapsedMs) / SETTLE_MS);
  return Math.abs(rest) < CLOSE_ENOUGH ? target : target + rest;
}
