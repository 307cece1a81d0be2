import type { ComponentProps, ReactNode } from 'react';
import { createLaterPart } from '../laterPart';
import { whenNear, whenRead } from '../whenNear';
import type { ChartCopies } from './ChartCopies';
import styles from './ChartTools.module.css';
import type { NumbersTable } from './NumbersTable';
// The styles belong to the page's first paint, though the script does not.
import './NumbersTable.module.css';
import type { ChartState } from './useChart';

/** Closed at first, and whole in the HTML: its script waits until the reader moves. */
const { Part: LaterNumbersTable } = createLaterPart<ComponentProps<typeof NumbersTable>>(
  () => whenRead('[data-numbers]'),
  async () => (await import('./NumbersTable')).NumbersTable,
);

/** Below its chart, and whole in the HTML too. */
const { Part: LaterChartCopies } = createLaterPart<ComponentProps<typeof ChartCopies>>(
  () => whenNear('[data-save]'),
  async () => (await import('./ChartCopies')).ChartCopies,
);

interface ChartToolsProps {
  chart: ChartState;
  /** Leaves out the embed code: in an embedded chart itself, and where charts have no page of their own. */
  isPlain?: boolean;
  children?: ReactNode;
}

/** What every chart offers beside its picture: its numbers, its sound, its embed code. */
export function ChartTools({ chart, isPlain = false, children }: ChartToolsProps) {
  const { spec, sound } = chart;
  const { numbers } = spec;
  return (
    <div className={styles.tools}>
      <details ref={chart.numbersRef}>
        <summary className={styles.tool}>See the numbers</summary>
        <div className={styles.numbers} data-numbers="">
          <LaterNumbersTable caption={spec.name} columns={numbers.columns} rows={numbers.rows} />
          <a className={styles.tool} href={`${import.meta.env.BASE_URL}data/${numbers.file}.csv`} download>
            Download as CSV
          </a>
        </div>
      </details>
      <button type="button" className={`needs-script ${styles.tool}`} onClick={sound.toggle}>
        {sound.isPlaying ? 'Pause the sound' : 'Hear the chart'}
      </button>
      <LaterChartCopies spec={spec} hasEmbedCode={!isPlain} />
      {children}
      <p className="visually-hidden" aria-live="polite">
        {sound.index !== undefined && spec.data[sound.index]?.name}
      </p>
    </div>
  );
}
