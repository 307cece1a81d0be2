import * as words from '#words/production';
import { question } from '#words/text/production';
import { productionChart } from '../charts/production';
import { ClaimText } from '../claim/ClaimText';
import { PAGE_SOURCES } from '../data/pageSources';
import { describeChartSource } from '../model/chartSource';
import { describeProduction, describeProductionFinding } from '../model/production';
import { AxisCheck } from './AxisCheck';
import { ChartFigure } from './ChartFigure';
import styles from './ProductionStory.module.css';
import { useChart } from './useChart';

/** The page of the production chart: 800 × 600 beside its words where the window allows, else below them. */
export function ProductionStory() {
  return (
    <section className={styles.page} data-ground="smog">
      <ChartFigure
        chart={useChart(productionChart)}
        place="page"
        head={<h1 className={styles.title}>{words.title}</h1>}
        press={words.press}
        question={question}
        finding={<ClaimText phrases={describeProductionFinding()} />}
        meaning={<ClaimText phrases={describeProduction()} />}
        source={words.sources(describeChartSource('production'), PAGE_SOURCES.production)}
      />
      <p className={styles.foot}>
        <AxisCheck about="production" />
      </p>
    </section>
  );
}
