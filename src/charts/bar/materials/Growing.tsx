import type { ReactNode } from 'react';
import styles from './Growth.module.css';

/** Whether a chart shows only its axes, its bars as they grow, or the final frame. */
export type GrowthPhase = 'axes' | 'growing' | 'whole';

interface GrowingProps {
  /** Unique in the page. */
  id: string;
  widthPx: number;
  lengthPx: number;
  /** What rises with the bar's upper end, over it. */
  top?: ReactNode;
  children: ReactNode;
}

/** Uncovers what it holds from the origin upward, as far as its bar has grown. */
export function Growing({ id, widthPx, lengthPx, top, children }: GrowingProps) {
  const clipPath = `url(#${id})`;
  return (
    <g clipPath={clipPath}>
      <clipPath id={id}>
        <rect x={-widthPx / 2} y={-lengthPx} width={widthPx} height={lengthPx} />
      </clipPath>
      <g className={styles.rise} clipPath={clipPath}>
        <g className={styles.sink}>{children}</g>
        {top}
      </g>
    </g>
  );
}

/** The class of what rises with a bar's upper end, and of what grows bright with the bar. */
export const RISING = styles.rise;
export const GLOWING = styles.glow;
/** The class of what comes while its bar grows: a number. */
export const SHOWN = styles.show;

/** The class of a group that holds a bar; one that stands whole needs none. */
export const GROWTH: Readonly<Record<GrowthPhase, string | undefined>> = {
  axes: styles.axes,
  growing: styles.growing,
  whole: undefined,
};
