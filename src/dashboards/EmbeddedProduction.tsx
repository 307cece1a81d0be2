import * as words from '#words/embedProduction';
import { ClaimText } from '../claim/ClaimText';
import { describeProduction, describeProductionFinding } from '../model/production';
import { PauseButton, PressButton } from './ChartButtons';
import { ChartTools } from './ChartTools';
import { Credits } from './Credits';
import styles from './Embedded.module.css';
import { Explanation, Finding } from './Finding';
import { GuessFields } from './GuessFields';
import { ProductionBox, useProductionChart } from './ProductionChart';
import { PRODUCTION_QUESTION, PRODUCTION_READING } from './productionWords';
import { UnitCheck } from './UnitCheck';

/** The production chart alone, for an iframe in another page: title, chart, source and license. */
export function EmbeddedProduction() {
  const chart = useProductionChart();
  return (
    <section className={styles.page} data-ground="paper">
      <figure className={styles.production}>
        <div className={styles.top}>
          <h1>{words.title}</h1>
          <PressButton chart={chart}>{words.press}</PressButton>
        </div>
        <GuessFields chart={chart} />
        <ProductionBox chart={chart} className={styles.box} />
        <Finding chart={chart} before={PRODUCTION_QUESTION}>
          <ClaimText phrases={describeProductionFinding()} />
        </Finding>
        <Explanation chart={chart} before={PRODUCTION_READING}>
          <ClaimText phrases={describeProduction()} />
        </Explanation>
        <ChartTools chart={chart} isPlain>
          <PauseButton chart={chart} />
        </ChartTools>
        <UnitCheck about="production" className={styles.note} />
      </figure>
      <Credits chart="production" />
    </section>
  );
}
