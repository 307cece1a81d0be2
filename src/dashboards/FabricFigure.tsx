import { FABRIC_WORDS } from '#words/fabrics';
import { ClaimText } from '../claim/ClaimText';
import { describeMeasureFinding, MEASURE_PARAGRAPHS } from '../model/fabricFindings';
import type { ChartMeasure } from '../model/fabrics';
import { PauseButton, PressButton } from './ChartButtons';
import { ChartTools } from './ChartTools';
import { FabricBox, PRERENDERED, useFabricChart } from './FabricChart';
import styles from './FabricFigure.module.css';
import { Explanation, Finding } from './Finding';
import { describeReading } from './fabricWords';
import { GuessFields } from './GuessFields';
import { UnitCheck } from './UnitCheck';

interface FabricFigureProps {
  measure: ChartMeasure;
  /** Shows the chart alone, as other pages embed it. */
  isEmbedded?: boolean;
}

/** One chart of the dashboard with all that belongs to it. */
export function FabricFigure({ measure, isEmbedded = false }: FabricFigureProps) {
  const chart = useFabricChart(measure);
  const { heading, press, question } = FABRIC_WORDS[measure];
  // Until its box has been measured, the words are those of the drawing that the HTML holds for the dashboard's screen.
  const placed = chart.placed ?? chart.spec.place(chart.spec.data, PRERENDERED.wide);
  const Heading = isEmbedded ? 'h1' : 'h2';
  return (
    <figure
      id={measure}
      className={styles.figure}
      data-measure={measure}
      data-embedded={isEmbedded || undefined}
    >
      <div className={styles.top}>
        <Heading>{isEmbedded ? chart.spec.name : heading}</Heading>
        <PressButton chart={chart} className={styles.press}>
          {press}
        </PressButton>
      </div>
      <GuessFields chart={chart} />
      <FabricBox chart={chart} className={styles.box} />
      <div className={styles.words}>
        <Finding chart={chart} before={question}>
          <ClaimText phrases={describeMeasureFinding(measure)} />
        </Finding>
        <Explanation chart={chart} before={describeReading(measure, placed)} className={styles.paragraph}>
          <ClaimText phrases={MEASURE_PARAGRAPHS[measure]()} />
        </Explanation>
        {measure === 'energy' && <UnitCheck about="energy" className={styles.note} />}
      </div>
      <div className={styles.tools}>
        <ChartTools chart={chart} isPlain={isEmbedded}>
          <PauseButton chart={chart} />
        </ChartTools>
      </div>
    </figure>
  );
}
