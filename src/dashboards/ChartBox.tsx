import { useCallback, useEffect, useRef, useState } from 'react';
import { BarChart } from '../charts/bar/BarChart';
import type { BarDatum } from '../charts/bar/barDatum';
import type { Guess } from '../charts/bar/guess';
import type { PlacedChart } from '../charts/bar/placeBars';
import { BARS_RESTS, barsScene } from '../charts/bar/scene';
import { ValueTags } from '../charts/bar/ValueTags';
import type { ChartSpec } from '../charts/chartSpec';
import { ReceiptLink } from '../claim/ReceiptLink';
import { isShownFigure } from '../model/figure';
import { useHydrated } from '../motion/useHydrated';
import { frames } from '../scene/frames';
import { useScene } from '../scene/useScene';
import styles from './ChartBox.module.css';
import { GuessHandle } from './GuessHandle';
import type { ChartState } from './useChart';

/** Leads from a bar's tooltip to what stands behind its figure. */
function renderReceiptOf(chart: ChartSpec['id'], bar: string) {
  const id = chart === 'production' ? `${bar}-phase` : `${bar}-${chart}`;
  return isShownFigure(id) && <ReceiptLink id={id} />;
}

const SENT = ['wide', 'narrow'] as const;

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

/**
 * How long the bars have grown, by their own time: the browser runs their animations. Tells the run of the end of the
 * last one.
 */
function useGrowth({ run, drawingRef }: ChartState): () => number {
  const { phase, onGrown } = run;
  const last = useRef<Animation>(undefined);
  useEffect(() => {
    if (phase !== 'growing') return;
    // From the second frame on the bars are styled and move: asked at once, the page would be styled for the answer alone.
    let isStyled = false;
    const call = {
      draw: () => {
        if (!isStyled) frames.ask(call);
        else {
          const animations = drawingRef.current?.getAnimations({ subtree: true }) ?? [];
          last.current = animations.at(-1);
          Promise.allSettled(animations.map(({ finished }) => finished)).then(onGrown);
        }
        isStyled = true;
      },
    };
    frames.ask(call);
    return () => frames.cancel(call);
  }, [phase, onGrown, drawingRef]);
  return useCallback(() => Number(last.current?.currentTime ?? 0), []);
}

interface MeasuredChartProps {
  chart: ChartState;
  placed: PlacedChart;
}

/** The chart as laid out for its box, with its scene. */
function MeasuredChart({ chart, placed }: MeasuredChartProps) {
  const { spec, run, guess } = chart;
  const { phase, isPressed, isPaused, onOver } = run;
  const renderReceipt = useCallback(({ id }: BarDatum) => renderReceiptOf(spec.id, id), [spec.id]);
  const readGrowthMs = useGrowth(chart);
  const rest = !isPressed ? BARS_RESTS.axes : phase === 'growing' ? BARS_RESTS.growing : BARS_RESTS.grown;
  const scene = useScene(
    barsScene,
    { spec, placed, phase, readGrowthMs, onOver },
    { isRunning: !isPaused, rest },
  );
  const isGuessing = phase === 'axes';
  const mark = guess ?? (isGuessing ? findStartOfGuess(spec, placed) : undefined);
  return (
    <BarChart
      {...spec}
      chart={placed}
      phase={phase}
      tags={<ValueTags {...spec} chart={placed} phase={phase} guess={guess} setRef={scene.ref} />}
      highlighted={chart.sound.index}
      guess={mark}
      onLeave={() => focusNumbers(chart.numbersRef.current)}
      drawingRef={chart.drawingRef}
      canvasRef={scene.ref('canvas')}
      renderMore={renderReceipt}
    >
      {isGuessing && mark && <GuessHandle chart={placed} guess={mark} onMove={chart.moveGuess} />}
      <span className={styles.sight} ref={scene.ref('root')} />
    </BarChart>
  );
}

/**
 * The chart in a box whose size the page gives. The HTML as sent holds it at its final values, in two sizes, and shows
 * the one that the box has room for, never smaller, so that its words can be read; once its box has
 * been measured it is laid out for it, and laid out anew, never scaled, whenever the box changes.
 */
export function ChartBox({ chart }: { chart: ChartState }) {
  const { spec, placed } = chart;
  const { phase } = chart.run;
  // A chart of a page that came by a link replaces no HTML as sent: it is drawn once, for its box.
  const isHydrated = useHydrated();
  const [isMadeHere] = useState(isHydrated);
  return (
    <div ref={chart.boxRef}>
      {placed ? (
        <MeasuredChart chart={chart} placed={placed} />
      ) : isMadeHere ? null : (
        <div className={styles.fallback} data-wide-from={spec.sent.wide.widthPx}>
          {SENT.map((width) => {
            const guessed = spec.place(spec.data, spec.sent[width]);
            return (
              <div key={width} className={styles[width]}>
                <BarChart
                  {...spec}
                  chart={guessed}
                  phase={phase}
                  tags={<ValueTags {...spec} chart={guessed} phase={phase} />}
                />
              </div>
            );
          })}
        </div>
      )}
    </div>
  );
}
