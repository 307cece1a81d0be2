import type { ReactNode } from 'react';
import type { BarDatum } from '../../charts/bar/barDatum';
import type { MirrorKind } from '../../charts/mirror/layout';
import { MirrorChart } from '../../charts/mirror/MirrorChart';
import { isShownFigure } from '../../model/figure';
import tools from '../charts/ChartTools.module.css';
import { ReceiptLink } from '../claim/ReceiptLink';
import { SaveButtons } from '../picture/SaveButtons';
import { saveMirror } from '../picture/saveMirror';
import { Knot } from './Knot';
import knots from './Knot.module.css';
import { MaterialsTable } from './MaterialsTable';
import tables from './MaterialsTable.module.css';
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

/** Comes from the red bobbin, beneath the bar, to the middle. */
function EntryOfFirst() {
  return (
    <>
      <Knot
        strand="first"
        className={`${styles.crossing} ${knots.wideOnly}`}
        way="100,0,print;60,38,print;8,52,print;0,90,raw"
      />
      <Knot strand="first" className={`${knots.left} ${knots.narrowOnly}`} way="0,1,print" />
    </>
  );
}

/** The thread comes to the chart's head, parts in two around the names, and goes on from its foot. */
function ChartKnots({ kind }: { kind: MirrorKind }) {
  const [before, after] = kind === 'energy' ? (['first', 'second'] as const) : (['second', 'last'] as const);
  const after2 = kind === 'energy' ? 'raw' : 'char';
  const narrowBefore = kind === 'energy' ? 'print' : 'water';
  const narrowAfter = kind === 'energy' ? 'water' : 'char';
  return (
    <>
      <Knot
        strand={before}
        className={`${styles.overLeft} ${knots.narrowOnly}`}
        way={`0,0,${narrowBefore};0,100,${narrowBefore};100,100,water`}
      />
      <Knot strand={before} className={styles.split} way="0,0,raw" />
      <i className={styles.plies} data-plies={kind === 'energy' ? 'ember' : 'char'} />
      <Knot strand={after} className={styles.join} way={`0,0,${after2}`} />
      <Knot
        strand={after}
        className={`${kind === 'energy' ? styles.underLeft : styles.underRight} ${knots.narrowOnly}`}
        way={
          kind === 'energy'
            ? `100,0,${narrowAfter};0,0,${narrowAfter};0,100,${narrowAfter}`
            : `0,0,${narrowAfter};100,0,${narrowAfter};100,100,${narrowAfter}`
        }
      />
    </>
  );
}

/** Leads from a bar's tooltip to what stands behind its figure. */
function renderReceipt({ id }: BarDatum) {
  return isShownFigure(id) && <ReceiptLink id={id} />;
}

/** One mirrored chart on its two dyes: heading, press, rows, caption. Heading and rows fit in one screen. */
export function MirrorScene(props: MirrorSceneProps) {
  const { kind, heading, lead, action, note, describeReading, finding } = props;
  const run = useMirrorRun(kind);
  const { order, isTold } = run;
  return (
    <section
      className={styles.pair}
      data-kind={kind}
      data-ground="bleach"
      data-costs=""
      data-picture={kind}
      data-awaits-press={!run.isRunning || undefined}
    >
      {kind === 'energy' ? (
        <EntryOfFirst />
      ) : (
        <Knot strand="second" className={`${knots.left} ${knots.narrowOnly}`} way="0,0,water" />
      )}
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
                <SortButtons kind={kind} order={order} onSort={run.sort} />
                <PauseButton isIdle={!run.canPause} isPaused={run.isPaused} onToggle={run.togglePause} />
              </div>
            </div>
          </div>
          <div className={styles.chart} ref={run.boxRef}>
            <MirrorChart
              kind={kind}
              order={order}
              isStarted={run.isStarted}
              isDrawn={run.isDrawn}
              setRef={run.setRef}
              groupRef={run.groupRef}
              middle={<ChartKnots kind={kind} />}
              renderMore={renderReceipt}
            />
          </div>
        </div>
        <figcaption className={styles.foot}>
          <div className={styles.aside}>{note}</div>
          <div className={styles.caption}>
            <p data-away={isTold || undefined}>{describeReading(run)}</p>
            <div aria-live="polite">
              <p className={styles.finding} data-away={!isTold || undefined}>
                {finding}
              </p>
            </div>
          </div>
        </figcaption>
      </figure>
      <div className={tables.tools}>
        <MaterialsTable kind={kind} />
        <SaveButtons
          name={`water and ${kind === 'energy' ? 'energy' : 'CO2'} of six fabrics`}
          className={tools.tool}
          onSave={(format) => saveMirror(kind, order, run.boxRef.current ?? document.body, format)}
        />
      </div>
    </section>
  );
}
