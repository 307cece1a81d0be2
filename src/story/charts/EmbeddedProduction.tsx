import { describeProductionFinding } from '../../model/production';
import { ClaimText } from '../claim/ClaimText';
import { PauseButton, PressButton } from './ChartButtons';
import { ChartTools } from './ChartTools';
import { Credits } from './Credits';
import styles from './Embedded.module.css';
import { Finding } from './Finding';
import { GuessFields } from './GuessFields';
import { ProductionBox, useProductionChart } from './ProductionChart';
import { UnitCheck } from './UnitCheck';

/** The production chart alone, for an iframe in another page: title, chart, source and license. */
export function EmbeddedProduction() {
  const chart = useProductionChart();
  return (
    <section data-ground="paper">
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
      <Credits chart="production" />
    </section>
  );
}
