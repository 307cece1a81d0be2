import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as words from '#words/charts';
import { labelInText } from '#words/rules';
import type { ChartSpec } from '../charts/chartSpec';
import { Claim } from '../claim/Claim';
import { ReceiptLink } from '../claim/ReceiptLink';
import { Announcement } from '../ui/Announcement';
import styles from './Finding.module.css';
import type { ChartState } from './useChart';

const findBar = ({ data }: ChartSpec, id: string | undefined) => data.find((bar) => bar.id === id);

/** What was guessed, before what it is; of nobody who made no guess. */
function Guessed({ chart: { spec, guess } }: { chart: ChartState }) {
  const bar = findBar(spec, guess);
  if (!bar) return null;
  const isExceeded = spec.data.some(({ value }) => value > bar.value);
  const said = isExceeded
    ? words.youSaid(labelInText(bar.label), <Claim id={bar.figure}>{bar.valueText}</Claim>)
    : words.youSaidSo;
  return <span>{said} </span>;
}

interface FindingProps {
  chart: ChartState;
  /** What stands there before the press. It gives nothing away. */
  before: ReactNode;
  /** What it comes to. It is what the HTML holds. */
  children: ReactNode;
}

/** The chart's caption: a question before the press, then its answer. Both keep one place, so that nothing moves. */
export function Finding({ chart, before, children }: FindingProps) {
  const isOpen = chart.run.phase === 'whole';
  // The HTML as sent, and the plain reading, say nothing of their own accord.
  const isSaid = isOpen && chart.run.isPressed;
  const findingRef = useRef<HTMLParagraphElement>(null);
  const [said, setSaid] = useState('');
  useEffect(() => {
    setSaid((isSaid && findingRef.current?.textContent) || '');
  }, [isSaid]);
  return (
    <figcaption className={`label ${styles.texts}`} data-awaits-press={chart.run.canStart || undefined}>
      <p className="scroll-only" data-away={isOpen || undefined}>
        {before}
      </p>
      <p ref={findingRef} data-away={!isOpen || undefined}>
        {isOpen && <Guessed chart={chart} />}
        {children}
      </p>
      <Announcement>{said}</Announcement>
    </figcaption>
  );
}

/** What the bar is that is pointed at, focused or pressed: a line of its own, so that no box covers a bar. */
export function Told({ chart: { spec, told } }: { chart: ChartState }) {
  const bar = findBar(spec, told);
  return (
    <p className={`small needs-script screen-only ${styles.told}`} data-told="">
      <span aria-live="polite">
        {bar && (
          <>
            <b>{bar.label}</b> <span>{bar.detail}</span>
          </>
        )}
      </span>{' '}
      {bar && <ReceiptLink id={bar.figure} />}
    </p>
  );
}
