import type { ReactNode } from 'react';

interface GrowthClipProps {
  /** Unique in the page. */
  id: string;
  widthPx: number;
  lengthPx: number;
  growth: number;
  children: ReactNode;
}

/** Uncovers what it holds from the origin upward. */
export function GrowthClip({ id, widthPx, lengthPx, growth, children }: GrowthClipProps) {
  const shownPx = lengthPx * growth;
  return (
    <>
      <clipPath id={id}>
        <rect x={-widthPx / 2} y={-shownPx} width={widthPx} height={shownPx} />
      </clipPath>
      <g clipPath={`url(#${id})`}>{children}</g>
    </>
  );
}
