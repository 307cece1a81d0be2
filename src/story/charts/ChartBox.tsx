import { useCallback, useSyncExternalStore } from 'react';
import { BarChart } from '../../charts/bar/BarChart';
import type { BarDatum } from '../../charts/bar/barDatum';
import type { Guess } from '../../charts/bar/guess';
import type { PlacedChart } from '../../charts/bar/layout';
import { ValueTags } from '../../charts/bar/ValueTags';
import type { ChartSize, ChartSpec } from '../../charts/chartSpec';
import { isShownFigure } from '../../model/figure';
import { ReceiptLink } from '../claim/ReceiptLink';
import styles from './ChartBox.module.css';
import { GuessHandle } from './GuessHandle';
import type { ChartState } from './useChart';
import type { ChartRun } from './useChartRun';

interface ChartBoxProps {
  chart: ChartState;
  /** Gives the box its size. */
  className?: string | undefined;
  /** The sizes the HTML holds, for wide and for narrow columns: without script one of them is shown. */
  prerendered: { wide: ChartSize; narrow: ChartSize; wideFromPx: 300 | 560 };
  /** Whether the reader may first mark a guess. The story's own page does not ask. */
  isGuessable?: boolean;
}

/** Leads from a bar's tooltip to what stands behind its figure. */
function renderReceiptOf(chart: ChartSpec['id'], bar: string) {
  const id = chart === 'production' ? `${bar}-phase` : `${bar}-${chart}`;
  return isShownFigure(id) && <ReceiptLink id={id} />;
}

const PRERENDERED = [
  { width: 'wide', className: styles.wide },
  { width: 'narrow', className: styles.narrow },
] as const;

/** A bar that is the highest of no chart: a mark that begins there gives nothing away. */
const START_BAR = 3;

/** Where the guess mark begins: at half the axis. */
export function findStartOfGuess({ data }: ChartSpec, placed: PlacedChart): Guess {
  return { barIndex: Math.min(START_BAR, data.length - 1), value: placed.axisEnd / 2 };
}

/** Goes to the summary; where the numbers stand open for good, to the first of their headings. */
function focusNumbers(numbers: HTMLDetailsElement | null): void {
  const targets = numbers?.querySelectorAll<HTMLElement>('summary, button') ?? [];
  [...targets].find((target) => target.checkVisibility())?.focus();
}

/** The numbers over the bars: all that follows the clock in every frame. */
function Tags({ run, spec, chart }: { run: ChartRun; spec: ChartSpec; chart: PlacedChart }) {
  const { phase, clock } = run;
  const elapsedMs = useSyncExternalStore(clock.subscribe, clock.read, clock.read);
  const shownMs = phase === 'growing' ? elapsedMs : phase === 'whole' ? Number.POSITIVE_INFINITY : -1;
  return <ValueTags {...spec} chart={chart} elapsedMs={shownMs} />;
}

/**
 * The chart in a box whose size the page gives. The HTML as sent holds it at its final values; once its box has
 * been measured it is laid out for it, and laid out anew, never scaled, whenever the box changes.
 */
export function ChartBox({ chart, className, prerendered, isGuessable = true }: ChartBoxProps) {
  const { spec, placed, run, guess } = chart;
  const { name, data, titles, material, timing } = spec;
  const renderReceipt = useCallback(({ id }: BarDatum) => renderReceiptOf(spec.id, id), [spec.id]);
  const shared = { name, data, titles, material, timing, phase: run.phase };
  if (!placed) {
    return (
      <div className={className} ref={chart.boxRef}>
        <div className={styles.fallback} data-wide-from={prerendered.wideFromPx}>
          {PRERENDERED.map(({ width, className: shownAs }) => {
            const placed = spec.place(data, prerendered[width]);
            return (
              <div key={width} className={shownAs}>
                <BarChart
                  {...shared}
                  chart={placed}
                  tags={<Tags run={run} spec={spec} chart={placed} />}
                  isMeasured={false}
                />
              </div>
            );
          })}
        </div>
      </div>
    );
  }
  const isGuessing = isGuessable && run.phase === 'axes';
  const mark = guess ?? (isGuessing ? findStartOfGuess(spec, placed) : undefined);
  return (
    <div className={className} ref={chart.boxRef}>
      <BarChart
        {...shared}
        chart={placed}
        tags={<Tags run={run} spec={spec} chart={placed} />}
        highlighted={chart.sound.index}
        guess={mark && { mark, isMade: guess !== undefined }}
        onLeave={() => focusNumbers(chart.numbersRef.current)}
        canvasRef={run.canvasRef}
        renderMore={renderReceipt}
        isMeasured
      >
        {isGuessing && mark && <GuessHandle chart={placed} guess={mark} onMove={chart.moveGuess} />}
        <span className={styles.sight} ref={chart.inViewRef} />
      </BarChart>
    </div>
  );
}
