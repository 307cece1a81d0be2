import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Announcement } from '../ui/Announcement';
import styles from './Finding.module.css';
import type { ChartState } from './useChart';

interface TextsProps {
  chart: ChartState;
  /** What stands there before the press. It gives nothing away. */
  before: ReactNode;
  /** What it comes to. It is what the HTML holds. */
  children: ReactNode;
}

/** The chart's caption: a question before the press, then the finding. Both keep one place, so that nothing moves. */
export function Finding({ chart, before, children }: TextsProps) {
  const isOpen = chart.run.phase === 'whole';
  // The HTML as sent, and the plain reading, say nothing of their own accord.
  const isSaid = isOpen && chart.run.isPressed;
  const findingRef = useRef<HTMLParagraphElement>(null);
  const [said, setSaid] = useState('');
  useEffect(() => {
    setSaid((isSaid && findingRef.current?.textContent) || '');
  }, [isSaid]);
  return (
    <figcaption
      className={`${styles.texts} ${styles.finding}`}
      data-awaits-press={chart.run.canStart || undefined}
    >
      <p className="scroll-only" data-away={isOpen || undefined}>
        {before}
      </p>
      <p ref={findingRef} data-away={!isOpen || undefined}>
        {children}
      </p>
      <Announcement>{said}</Announcement>
    </figcaption>
  );
}

/** The chart's paragraph: before the press how to read the picture, then what it means. */
export function Explanation({
  chart,
  before,
  children,
  className,
}: TextsProps & { className?: string | undefined }) {
  const isOpen = chart.run.phase === 'whole';
  return (
    <div className={`${styles.texts} ${className ?? ''}`} data-awaits-press={chart.run.canStart || undefined}>
      <p className="scroll-only" data-away={isOpen || undefined}>
        {before}
      </p>
      <p data-away={!isOpen || undefined}>{children}</p>
    </div>
  );
}
