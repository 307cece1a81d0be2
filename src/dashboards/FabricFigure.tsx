import { FABRIC_WORDS } from '#words/fabrics';
import { createFabricChart } from '../charts/fabrics';
import { ClaimText } from '../claim/ClaimText';
import { describeMeasureFinding, MEASURE_PARAGRAPHS } from '../model/fabricFindings';
import type { ChartMeasure } from '../model/fabrics';
import { ChartFigure } from './ChartFigure';
import styles from './FabricFigure.module.css';
import { useChart } from './useChart';

export const FABRIC_CHARTS = {
  water: createFabricChart('water'),
  energy: createFabricChart('energy'),
  co2: createFabricChart('co2'),
};

interface FabricFigureProps {
  measure: ChartMeasure;
  /** Shows the chart alone, as other pages embed it. */
  isEmbedded?: boolean;
  /** The bar that sounds, on the dashboard. */
  sounding?: string | undefined;
}

/** One chart of the dashboard with all that belongs to it. */
export function FabricFigure({ measure, isEmbedded = false, sounding }: FabricFigureProps) {
  const chart = useChart(FABRIC_CHARTS[measure]);
  const { heading, press, question } = FABRIC_WORDS[measure];
  return (
    <ChartFigure
      chart={chart}
      className={styles[measure]}
      place={isEmbedded ? 'frame' : 'column'}
      head={isEmbedded ? <h1>{chart.spec.name}</h1> : <h2>{heading}</h2>}
      press={press}
      question={question}
      finding={<ClaimText phrases={describeMeasureFinding(measure)} />}
      meaning={<ClaimText phrases={MEASURE_PARAGRAPHS[measure]()} />}
      sounding={sounding}
    />
  );
}
