import type { ComponentType } from 'react';

/** What a material draws: one bar, upward from the origin (0, 0); the chart places and turns it. */
export interface MaterialProps {
  /** The bar's number in the chart: the same number always draws the same irregularities. */
  index: number;
  value: number;
  /** Length of the bar when it is whole. */
  lengthPx: number;
  /** Length of the axis, for what stands behind the bar: a peg, an empty glass. */
  trackPx: number;
  thicknessPx: number;
  isHero?: boolean;
}

/** How a bar looks. Gradients are shared: `Definitions` draws them once in a chart, under `prefix`. */
export interface Material {
  Bar: ComponentType<MaterialProps & { prefix: string }>;
  Definitions: ComponentType<{ prefix: string }>;
}
