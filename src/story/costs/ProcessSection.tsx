import * as words from '#words/costs';
import { ClaimText } from '../../claim/ClaimText';
import { UnconfirmedKey } from '../../claim/UnconfirmedKey';
import { PauseButton } from '../../dashboards/ChartButtons';
import { ChartTools } from '../../dashboards/ChartTools';
import { Finding } from '../../dashboards/Finding';
import { ProductionBox, useProductionChart } from '../../dashboards/ProductionChart';
import { PRODUCTION_QUESTION, PRODUCTION_READING } from '../../dashboards/productionWords';
import { UnitCheck } from '../../dashboards/UnitCheck';
import { describeProduction } from '../../model/production';
import { AgainButton } from './AgainButton';
import styles from './ProcessSection.module.css';
import { usePlayInView } from './usePlayInView';

/** What each phase of making a garment costs, as thread on bobbins that wind as they come into view. */
export function ProcessSection() {
  const chart = useProductionChart();
  const figureRef = usePlayInView(chart.run.start);

  return (
    <section className={styles.section} data-ground="paper" data-picture="production">
      <figure className={styles.grid}>
        <div className={styles.intro}>
          <h1 className={styles.chapter}>{words.pageTitle}</h1>
          <h2>{words.processTitle}</h2>
          <p className={styles.lede}>
            <span>{`${words.processLede} ${PRODUCTION_READING}`}</span> <UnconfirmedKey />
          </p>
          <div className={styles.buttons}>
            <AgainButton isIdle={!chart.run.hasEnded} onPress={chart.run.restart} />
            <PauseButton chart={chart} />
          </div>
        </div>
        <div className={styles.figure} ref={figureRef}>
          <ProductionBox chart={chart} className={styles.box} isGuessable={false} />
        </div>
        <div className={styles.outro}>
          <Finding chart={chart} before={PRODUCTION_QUESTION}>
            <ClaimText phrases={describeProduction()} />
          </Finding>
          <UnitCheck about="production" className={styles.note} />
          <ChartTools chart={chart} isScene />
        </div>
      </figure>
    </section>
  );
}
