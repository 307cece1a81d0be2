import { memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import type { BarDatum } from './barDatum';
import { type BarPlace, placeBarTip } from './barPlace';
import styles from './Tooltip.module.css';
import { placeTooltip } from './tooltip';

interface TooltipProps {
  /** Id of the part that describes the bar. */
  detailId: string;
  datum: BarDatum;
  /** What of the bar's place the tooltip keeps to. */
  bar: BarPlace;
  isOpen: boolean;
  index: number;
  onEnter: (index: number) => void;
  onLeave: () => void;
  /** What leads further, below the words; it describes the bar too. Keep it stable, the tooltip is drawn once. */
  renderMore?: ((datum: BarDatum) => ReactNode) | undefined;
}

function moveIntoView(element: HTMLElement, bar: BarPlace): void {
  const chart = element.offsetParent?.getBoundingClientRect();
  if (!chart) return;
  const root = document.documentElement;
  // A chart that is turned over begins at its right end, and so does the window.
  const chartLeft = root.dir === 'rtl' ? root.clientWidth - chart.right : chart.left;
  const { left, top, side } = placeTooltip(
    placeBarTip(bar, 1),
    bar.rotation === 0 ? bar.thicknessPx / 2 : 0,
    { width: element.offsetWidth, height: element.offsetHeight },
    { left: chartLeft, top: chart.top },
    { width: root.clientWidth, height: root.clientHeight },
  );
  element.style.setProperty('left', `${left}px`);
  element.style.setProperty('top', `${top}px`);
  element.dataset.side = side;
}

/** What a bar is, beside its end. It stays while the pointer is on it, and never leaves the viewport. */
export const Tooltip = memo(function Tooltip({
  detailId,
  datum,
  bar,
  isOpen,
  index,
  onEnter,
  onLeave,
  renderMore,
}: TooltipProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!isOpen || !element) return;
    const move = () => moveIntoView(element, bar);
    move();
    window.addEventListener('scroll', move, { passive: true });
    window.addEventListener('resize', move);
    return () => {
      window.removeEventListener('scroll', move);
      window.removeEventListener('resize', move);
    };
  }, [isOpen, bar]);
  return (
    <div
      ref={ref}
      className={`upright ${styles.tooltip}`}
      role="tooltip"
      hidden={!isOpen}
      data-open={isOpen || undefined}
      onPointerEnter={() => onEnter(index)}
      onPointerLeave={onLeave}
    >
      <b className="caption">{datum.name}</b>
      <div id={detailId}>
        <span>{`${datum.detail} `}</span>
        {renderMore?.(datum)}
      </div>
    </div>
  );
});
