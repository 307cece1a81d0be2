import { VALUE_PER_TURN } from '../../charts/materials/Bobbin';
import { describeProduction, describeProductionFinding } from '../../model/production';
import { ClaimText } from '../claim/ClaimText';
import { PauseButton, PressButton } from './ChartButtons';
import { ChartTools } from './ChartTools';
import { Finding } from './Finding';
import { GuessFields } from './GuessFields';
import { ProductionBox, useProductionChart } from './ProductionChart';
import styles from './ProductionStory.module.css';
import { UnitCheck } from './UnitCheck';

/** The page of the production chart: 800 × 600 beside its words where the window allows, else below them. */
export function ProductionStory() {
  const chart = useProductionChart();
  return (
    <section className={styles.page} data-ground="paper">
      <figure className={styles.grid}>
        <div className={styles.intro}>
          <h1 className={styles.title}>CO2 by phase of production</h1>
          <p className={styles.lede}>
            One turn of thread on a bobbin: {VALUE_PER_TURN}.{' '}
            <span className={styles.ask}>
              Move the dashed mark to where you expect the highest bar; then press.
            </span>
          </p>
          <div className={styles.row}>
            <PressButton chart={chart}>Take a look</PressButton>
            <PauseButton chart={chart} />
          </div>
          <GuessFields chart={chart} />
          <UnitCheck about="production" className={styles.note} />
        </div>
        <ProductionBox chart={chart} className={styles.box} />
        <div className={styles.finding}>
          <Finding chart={chart} before="Five phases, from the cotton to the last wash.">
            <ClaimText phrases={describeProductionFinding()} />
          </Finding>
        </div>
        <div className={styles.under}>
          <p>
            <ClaimText phrases={describeProduction()} />
          </p>
          <ChartTools chart={chart} />
        </div>
      </figure>
    </section>
  );
}
