import * as words from '#words/production';
import { productionChart } from '../charts/production';
import { ClaimText } from '../claim/ClaimText';
import { PAGE_SOURCES } from '../data/pageSources';
import { describeChartSource } from '../model/chartSource';
import { describeProduction, describeProductionFinding } from '../model/production';
import { ChartFigure } from './ChartFigure';
import styles from './ProductionStory.module.css';
import { PRODUCTION_QUESTION, PRODUCTION_READING } from './productionWords';
import { UnitCheck } from './UnitCheck';
import { useChart } from './useChart';

/** The page of the production chart: 800 × 600 beside its words where the window allows, else below them. */
export function ProductionStory() {
  return (
    <section className={styles.page} data-ground="paper">
      <ChartFigure
        chart={useChart(productionChart)}
        place="page"
        head={
          <>
            <h1 className={styles.title}>{words.title}</h1>
            <p className={styles.lede}>
              <span>{`${words.lede} `}</span>
              <span className="scroll-only screen-only">{words.ask}</span>
            </p>
          </>
        }
        press={words.press}
        question={PRODUCTION_QUESTION}
        finding={<ClaimText phrases={describeProductionFinding()} />}
        reading={PRODUCTION_READING}
        meaning={<ClaimText phrases={describeProduction()} />}
        note={<UnitCheck about="production" />}
      />
      <p className={styles.source}>
        {words.sources(describeChartSource('production'), PAGE_SOURCES.production)}
      </p>
    </section>
  );
}
