import { calculateAxisEnd } from '../../charts/bar/scales';
import { describeMeasureFinding, MEASURE_PARAGRAPHS } from '../../model/fabricFindings';
import type { ChartMeasure } from '../../model/fabrics';
import { ClaimText } from '../claim/ClaimText';
import { PauseButton, PressButton } from './ChartButtons';
import { ChartTools } from './ChartTools';
import { FabricBox, useFabricChart } from './FabricChart';
import styles from './FabricFigure.module.css';
import { Explanation, Finding } from './Finding';
import { describeReading, FABRIC_WORDS } from './fabricWords';
import { GuessFields } from './GuessFields';
import { UnitCheck } from './UnitCheck';

interface FabricFigureProps {
  measure: ChartMeasure;
  /** Shows the chart alone, as other pages embed it. */
  isEmbedded?: boolean;
}

/** An axis that has not been measured yet counts as long: four pixels for each of its units. */
const ROOMY = 4;

/** One chart of the dashboard with all that belongs to it. */
export function FabricFigure({ measure, isEmbedded = false }: FabricFigureProps) {
  const chart = useFabricChart(measure);
  const { heading, press, question } = FABRIC_WORDS[measure];
  const end = calculateAxisEnd(chart.spec.data.map(({ value }) => value));
  const axis = { end, lengthPx: chart.placed?.trackPx ?? end * ROOMY };
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
        <Explanation chart={chart} before={describeReading(measure, axis)} className={styles.paragraph}>
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
