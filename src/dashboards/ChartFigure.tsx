import type { ReactNode } from 'react';
import { ChartBox } from './ChartBox';
import { PauseButton, PressButton } from './ChartButtons';
import styles from './ChartFigure.module.css';
import { ChartTools } from './ChartTools';
import { Explanation, Finding } from './Finding';
import { GuessFields } from './GuessFields';
import type { ChartState } from './useChart';

interface ChartFigureProps {
  chart: ChartState;
  /** On a page of its own, in a column of a dashboard, or in the frame of another site. */
  place: 'page' | 'column' | 'frame';
  /** Its heading, and what leads in. */
  head: ReactNode;
  /** What its button says. */
  press: string;
  /** What it comes to, and how it is read; each with what stands there before. */
  question: ReactNode;
  finding: ReactNode;
  reading?: ReactNode;
  meaning?: ReactNode;
  /** What we checked. */
  note?: ReactNode;
  /** Its ground. */
  className?: string | undefined;
}

/** A chart with all that belongs to it: heading, guess and button, drawing, finding, check and tools. */
export function ChartFigure({ chart, place, head, press, note, ...given }: ChartFigureProps) {
  return (
    <figure
      id={place === 'column' ? chart.spec.id : undefined}
      className={`${styles.figure} ${given.className ?? ''}`}
      data-place={place}
      data-measure={chart.spec.id}
    >
      <div className={styles.grid}>
        <div className={styles.head}>
          {head}
          <PressButton chart={chart} isSmall={place === 'column'}>
            {press}
          </PressButton>
          <GuessFields chart={chart} />
        </div>
        <div className={styles.box}>
          <ChartBox chart={chart} />
        </div>
        <div className={styles.said}>
          <Finding chart={chart} before={given.question}>
            {given.finding}
          </Finding>
          {given.meaning !== undefined && (
            <Explanation chart={chart} before={given.reading}>
              {given.meaning}
            </Explanation>
          )}
        </div>
        {note !== undefined && <div className={styles.note}>{note}</div>}
        <div className={styles.tools}>
          <ChartTools chart={chart} isPlain={place === 'frame'}>
            <PauseButton chart={chart} />
          </ChartTools>
        </div>
      </div>
    </figure>
  );
}
