import type { ReactNode } from 'react';
import { tapOne } from '#words/charts';
import { ChartBox } from './ChartBox';
import { PauseButton, PressButton } from './ChartButtons';
import styles from './ChartFigure.module.css';
import { ChartTools } from './ChartTools';
import { Finding, Told } from './Finding';
import type { ChartState } from './useChart';

interface ChartFigureProps {
  chart: ChartState;
  /** On a page of its own, in a column of a dashboard, or in the frame of another site. */
  place: 'page' | 'column' | 'frame';
  /** Its heading, and what leads in. */
  head: ReactNode;
  /** What its button says. */
  press: string;
  /** What is asked of the bars, and what it comes to. */
  question: string;
  finding: ReactNode;
  /** What it means: it stands there from the start. */
  meaning: ReactNode;
  /** The bar that sounds, where the page offers the tools of all its charts at once. */
  sounding?: string | undefined;
  /** Where the numbers of its page are from. */
  source?: string;
  /** Its ground. */
  className?: string | undefined;
}

/** A chart with all that belongs to it: heading, question and button, drawing, what it means, check and tools. */
export function ChartFigure({ chart, place, head, press, question, ...given }: ChartFigureProps) {
  const { spec, sound } = chart;
  const hasTools = place !== 'column';
  return (
    <figure
      id={place === 'column' ? spec.id : undefined}
      className={`flat ${styles.figure} ${given.className ?? ''}`}
      data-place={place}
      data-measure={spec.id}
    >
      <div className={`flat ${styles.grid}`}>
        <div className={styles.top}>
          <div className={styles.head}>{head}</div>
          <div className={styles.press}>
            <PauseButton chart={chart} />
            <PressButton chart={chart}>{press}</PressButton>
          </div>
        </div>
        <div className={styles.said}>
          <Finding chart={chart} before={`${question} ${tapOne}`}>
            {given.finding}
          </Finding>
        </div>
        <div className={`paper-drawing unbroken ${styles.box}`}>
          <ChartBox chart={chart} question={question} sounding={given.sounding ?? sound.id} />
        </div>
        <div className={`unbroken ${styles.told}`}>
          <Told chart={chart} />
          <p className={styles.meaning}>{given.meaning}</p>
        </div>
        {hasTools && (
          <div className={styles.tools}>
            <ChartTools charts={[chart]} isPlain={place === 'frame'} source={given.source} />
          </div>
        )}
      </div>
    </figure>
  );
}
