import { describeMeasureFinding, MEASURE_PARAGRAPHS } from '../../model/fabricFindings';
import type { ChartMeasure } from '../../model/fabrics';
import { ClaimText } from '../claim/ClaimText';
import { PauseButton, PressButton } from './ChartButtons';
import { ChartTools } from './ChartTools';
import { FabricBox, useFabricChart } from './FabricChart';
import styles from './FabricFigure.module.css';
import { Finding } from './Finding';
import { describeReading, FABRIC_WORDS } from './fabricWords';
import { GuessFields } from './GuessFields';
import { UnitCheck } from './UnitCheck';

interface FabricFigureProps {
  measure: ChartMeasure;
  /** Shows the chart alone, as other pages embed it. */
  isEmbedded?: boolean;
}

const ROOMY_AXIS = { end: 1, lengthPx: 4 };

/** One chart of the dashboard with all that belongs to it. */
export function FabricFigure({ measure, isEmbedded = false }: FabricFigureProps) {
  const chart = useFabricChart(measure);
  const { heading, press } = FABRIC_WORDS[measure];
  const { placed } = chart;
  const axis = placed ? { end: placed.axisEnd, lengthPx: placed.trackPx } : ROOMY_AXIS;
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
      <FabricBox chart={chart} className={styles.box} />
      <div className={styles.words}>
        <Finding chart={chart} before={describeReading(measure, axis)}>
          <ClaimText phrases={describeMeasureFinding(measure)} />
        </Finding>
        <GuessFields chart={chart} />
        <ChartTools chart={chart} isPlain={isEmbedded}>
          <PauseButton chart={chart} />
        </ChartTools>
        {!isEmbedded && (
          <p className={styles.paragraph}>
            <ClaimText phrases={MEASURE_PARAGRAPHS[measure]()} />
          </p>
        )}
        {measure === 'energy' && <UnitCheck about="energy" className={styles.note} />}
      </div>
    </figure>
  );
}
