import { type ReactNode, useState } from 'react';
import type { MirrorKind, MirrorOrder } from '../../charts/mirror/layout';
import { MirrorChart } from '../../charts/mirror/MirrorChart';
import { MaterialsTable } from './MaterialsTable';
import styles from './MirrorScene.module.css';
import { PauseButton } from './PauseButton';
import { SortButtons } from './SortButtons';
import { type MirrorRun, useMirrorRun } from './useMirrorRun';

interface MirrorSceneProps {
  kind: MirrorKind;
  /** What stands over the water, and over the other measure. */
  heading: ReactNode;
  lead: ReactNode;
  /** Text of the button that starts it. */
  action: string;
  note: ReactNode;
  /** The caption before the press: how to read the chart. */
  describeReading: (run: MirrorRun) => ReactNode;
  /** The caption after it. It is what the HTML holds. */
  finding: ReactNode;
}

/** One mirrored chart on its two dyes: heading, press, rows, caption. Heading and rows fit in one screen. */
export function MirrorScene(props: MirrorSceneProps) {
  const { kind, heading, lead, action, note, describeReading, finding } = props;
  const [order, setOrder] = useState<MirrorOrder>('listed');
  const run = useMirrorRun(kind, order);
  const isTold = run.elapsedMs === Number.POSITIVE_INFINITY;
  return (
    <section
      className={styles.pair}
      data-kind={kind}
      data-ground="bleach"
      data-awaits-press={!run.isRunning || undefined}
    >
      <figure>
        <div className={styles.stage} ref={run.stageRef}>
          <div className={styles.head}>
            <div className={styles.heading}>{heading}</div>
            <div className={styles.lead}>
              {lead}
              <div className={styles.controls}>
                <button
                  type="button"
                  className={`button needs-script ${styles.press}`}
                  disabled={run.isPressed}
                  onClick={run.press}
                >
                  {action}
                </button>
                <SortButtons kind={kind} order={order} onSort={setOrder} />
                <PauseButton isIdle={!run.canPause} isPaused={run.isPaused} onToggle={run.togglePause} />
              </div>
            </div>
          </div>
          <div className={styles.chart} ref={run.inViewRef}>
            <MirrorChart
              kind={kind}
              order={order}
              elapsedMs={run.elapsedMs}
              canvasRef={run.canvasRef}
              plotRef={run.chartRef}
            />
          </div>
        </div>
        <figcaption className={styles.foot}>
          <div className={styles.aside}>{note}</div>
          <div className={styles.caption}>
            <p className={styles.reading} data-away={isTold || undefined}>
              {describeReading(run)}
            </p>
            <p className={styles.finding} data-away={!isTold || undefined} aria-live="polite">
              {finding}
            </p>
          </div>
        </figcaption>
      </figure>
      <MaterialsTable kind={kind} />
    </section>
  );
}
