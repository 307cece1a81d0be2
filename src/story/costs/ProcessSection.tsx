import * as words from '#words/costs';
import { productionChart } from '../../charts/production';
import { ClaimText } from '../../claim/ClaimText';
import { UnconfirmedKey } from '../../claim/UnconfirmedKey';
import { PauseButton } from '../../dashboards/ChartButtons';
import { ChartFigure } from '../../dashboards/ChartFigure';
import { PRODUCTION_QUESTION, PRODUCTION_READING } from '../../dashboards/productionWords';
import { UnitCheck } from '../../dashboards/UnitCheck';
import { useChart } from '../../dashboards/useChart';
import { describeProduction } from '../../model/production';
import { AgainButton } from './AgainButton';
import styles from './ProcessSection.module.css';
import { usePlayInView } from './usePlayInView';

/** What each phase of making a garment costs, as thread on bobbins that wind as they come into view. */
export function ProcessSection() {
  const chart = useChart(productionChart);
  const boxRef = usePlayInView(chart.run.start);

  return (
    <section className={styles.section} data-ground="paper" data-picture="production">
      <ChartFigure
        chart={chart}
        place="scene"
        boxRef={boxRef}
        head={
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
        }
        question={PRODUCTION_QUESTION}
        finding={<ClaimText phrases={describeProduction()} />}
        note={<UnitCheck about="production" />}
      />
    </section>
  );
}
