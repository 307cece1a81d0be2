import { useCallback, useEffect, useRef, useState } from 'react';
import { BarChart } from '../charts/bar/BarChart';
import { Lanes } from '../charts/bar/Lanes';
import type { PlacedChart } from '../charts/bar/placeBars';
import { BARS_RESTS, barsScene } from '../charts/bar/scene';
import { ValueTags } from '../charts/bar/ValueTags';
import { useHydrated } from '../motion/useHydrated';
import { frames } from '../scene/frames';
import { useScene } from '../scene/useScene';
import styles from './ChartBox.module.css';
import type { ChartState } from './useChart';

interface ChartBoxProps {
  chart: ChartState;
  /** What is asked of the bars. */
  question: string;
  /** The bar that sounds. */
  sounding?: string | undefined;
}

const SENT = ['wide', 'narrow'] as const;

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

/** The chart as laid out for its box, with its scene. */
function MeasuredChart({ chart, placed, question, sounding }: ChartBoxProps & { placed: PlacedChart }) {
  const { spec, run, guess, told } = chart;
  const { phase, isPressed, isPaused, onOver } = run;
  const readGrowthMs = useGrowth(chart);
  const rest = !isPressed ? BARS_RESTS.axes : phase === 'growing' ? BARS_RESTS.growing : BARS_RESTS.grown;
  const scene = useScene(
    barsScene,
    { spec, placed, phase, readGrowthMs, onOver },
    { isRunning: !isPaused, rest },
  );
  const isGuess = phase === 'axes';
  return (
    <BarChart
      {...spec}
      chart={placed}
      phase={phase}
      tags={<ValueTags {...spec} chart={placed} phase={phase} setRef={scene.ref} />}
      lanes={
        <Lanes
          chart={placed}
          data={spec.data}
          question={question}
          isGuess={isGuess}
          value={isGuess ? guess : told}
          onSet={isGuess ? chart.setGuess : chart.setTold}
          onShow={chart.start}
        />
      }
      told={sounding ?? told}
      guess={guess}
      drawingRef={chart.drawingRef}
      canvasRef={scene.ref('canvas')}
    >
      <span className={`cover ${styles.sight}`} ref={scene.ref('root')} />
    </BarChart>
  );
}

/**
 * The chart in a box whose size the page gives. The HTML as sent holds it at its final values, in two sizes, and shows
 * the one that the box has room for, never smaller, so that its words can be read; once its box has
 * been measured it is laid out for it, and laid out anew, never scaled, whenever the box changes.
 */
export function ChartBox(props: ChartBoxProps) {
  const { chart } = props;
  const { spec, placed } = chart;
  const { phase } = chart.run;
  // A chart of a page that came by a link replaces no HTML as sent: it is drawn once, for its box.
  const isHydrated = useHydrated();
  const [isMadeHere] = useState(isHydrated);
  return (
    <div ref={chart.boxRef}>
      {placed ? (
        <MeasuredChart {...props} placed={placed} />
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
