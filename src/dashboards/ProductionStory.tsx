import * as words from '#words/production';
import { ClaimText } from '../claim/ClaimText';
import { PAGE_SOURCES } from '../data/pageSources';
import { describeChartSource } from '../model/chartSource';
import { describeProduction, describeProductionFinding } from '../model/production';
import { PauseButton, PressButton } from './ChartButtons';
import { ChartTools } from './ChartTools';
import { Explanation, Finding } from './Finding';
import { GuessFields } from './GuessFields';
import { ProductionBox, useProductionChart } from './ProductionChart';
import styles from './ProductionStory.module.css';
import { PRODUCTION_QUESTION, PRODUCTION_READING } from './productionWords';
import { UnitCheck } from './UnitCheck';

/** The page of the production chart: 800 × 600 beside its words where the window allows, else below them. */
export function ProductionStory() {
  const chart = useProductionChart();
  return (
    <section className={styles.page} data-ground="paper">
      <figure className={styles.grid}>
        <div className={styles.intro}>
          <h1 className={styles.title}>{words.title}</h1>
          <p className={styles.lede}>
            <span>{`${words.lede} `}</span>
            <span className={styles.ask}>{words.ask}</span>
          </p>
          <PressButton chart={chart} className={styles.press}>
            {words.press}
          </PressButton>
          <GuessFields chart={chart} />
        </div>
        <ProductionBox chart={chart} className={styles.box} />
        <div className={styles.under}>
          <Finding chart={chart} before={PRODUCTION_QUESTION}>
            <ClaimText phrases={describeProductionFinding()} />
          </Finding>
          <Explanation chart={chart} before={PRODUCTION_READING} className={styles.paragraph}>
            <ClaimText phrases={describeProduction()} />
          </Explanation>
          <ChartTools chart={chart}>
            <PauseButton chart={chart} />
          </ChartTools>
        </div>
        <UnitCheck about="production" className={styles.note} />
        <p className={styles.source}>
          {words.sources(describeChartSource('production'), PAGE_SOURCES.production)}
        </p>
      </figure>
    </section>
  );
}
