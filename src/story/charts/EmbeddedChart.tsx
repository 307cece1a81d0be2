import type { ReactNode } from 'react';
import { describeChartSource } from '../../model/chartSource';
import { describeProductionFinding } from '../../model/production';
import { ClaimText } from '../claim/ClaimText';
import { PauseButton, PressButton } from './ChartButtons';
import { ChartTools } from './ChartTools';
import styles from './EmbeddedChart.module.css';
import { FabricFigure } from './FabricFigure';
import { Finding } from './Finding';
import { GuessFields } from './GuessFields';
import { ProductionBox, useProductionChart } from './ProductionChart';
import { UnitCheck } from './UnitCheck';

function EmbeddedProduction() {
  const chart = useProductionChart();
  return (
    <figure className={styles.production}>
      <div className={styles.top}>
        <h1>CO2 by phase of production</h1>
        <PressButton chart={chart}>Take a look</PressButton>
      </div>
      <ProductionBox chart={chart} />
      <Finding chart={chart} before="Five phases, from the cotton to the last wash.">
        <ClaimText phrases={describeProductionFinding()} />
      </Finding>
      <GuessFields chart={chart} />
      <ChartTools chart={chart} isPlain>
        <PauseButton chart={chart} />
      </ChartTools>
      <UnitCheck about="production" className={styles.note} />
    </figure>
  );
}

function Credits({ chart }: { chart: 'production' | 'water' | 'energy' | 'co2' }): ReactNode {
  return (
    <p className={styles.credits}>
      Source: {describeChartSource(chart)}. Chart:{' '}
      <a
        href={`${import.meta.env.BASE_URL}charts/${chart === 'production' ? 'production' : 'fabrics'}`}
        target="_top"
      >
        Threadprint
      </a>
      , CC BY 4.0.
    </p>
  );
}

/** One chart alone, for an iframe in another page: title, chart, source and license. */
export function EmbeddedChart({ chart }: { chart: 'production' | 'water' | 'energy' | 'co2' }) {
  return (
    <section data-ground="paper">
      {chart === 'production' ? <EmbeddedProduction /> : <FabricFigure measure={chart} isEmbedded />}
      <Credits chart={chart} />
    </section>
  );
}
