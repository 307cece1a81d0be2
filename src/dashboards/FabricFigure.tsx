import { FABRIC_WORDS } from '#words/fabrics';
import { createFabricChart } from '../charts/fabrics';
import { ClaimText } from '../claim/ClaimText';
import { describeMeasureFinding, MEASURE_PARAGRAPHS } from '../model/fabricFindings';
import type { ChartMeasure } from '../model/fabrics';
import { ChartFigure } from './ChartFigure';
import styles from './FabricFigure.module.css';
import { describeReading } from './fabricWords';
import { UnitCheck } from './UnitCheck';
import { useChart } from './useChart';

const CHARTS = {
  water: createFabricChart('water'),
  energy: createFabricChart('energy'),
  co2: createFabricChart('co2'),
};

interface FabricFigureProps {
  measure: ChartMeasure;
  /** Shows the chart alone, as other pages embed it. */
  isEmbedded?: boolean;
}

/** One chart of the dashboard with all that belongs to it. */
export function FabricFigure({ measure, isEmbedded = false }: FabricFigureProps) {
  const chart = useChart(CHARTS[measure]);
  const { spec } = chart;
  const { heading, press, question } = FABRIC_WORDS[measure];
  // Until its box has been measured, the words are those of the drawing that the HTML holds for the dashboard's screen.
  const placed = chart.placed ?? spec.place(spec.data, spec.sent.wide);
  return (
    <ChartFigure
      chart={chart}
      className={styles[measure]}
      place={isEmbedded ? 'frame' : 'column'}
      head={isEmbedded ? <h1>{spec.name}</h1> : <h2>{heading}</h2>}
      press={press}
      question={question}
      finding={<ClaimText phrases={describeMeasureFinding(measure)} />}
      reading={describeReading(measure, placed)}
      meaning={<ClaimText phrases={MEASURE_PARAGRAPHS[measure]()} />}
      note={measure === 'energy' && <UnitCheck about="energy" />}
    />
  );
}
