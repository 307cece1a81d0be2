import * as words from '#words/embedProduction';
import { productionChart } from '../charts/production';
import { ClaimText } from '../claim/ClaimText';
import { describeChartSource } from '../model/chartSource';
import { describeProduction, describeProductionFinding } from '../model/production';
import { ChartFigure } from './ChartFigure';
import { Credits } from './Credits';
import styles from './Embedded.module.css';
import { PRODUCTION_QUESTION, PRODUCTION_READING } from './productionWords';
import { UnitCheck } from './UnitCheck';
import { useChart } from './useChart';

/** The production chart alone, for an iframe in another page: title, chart, source and license. */
export function EmbeddedProduction() {
  return (
    <section className={styles.page} data-ground="paper">
      <ChartFigure
        chart={useChart(productionChart)}
        place="frame"
        head={<h1>{words.title}</h1>}
        press={words.press}
        question={PRODUCTION_QUESTION}
        finding={<ClaimText phrases={describeProductionFinding()} />}
        reading={PRODUCTION_READING}
        meaning={<ClaimText phrases={describeProduction()} />}
        note={<UnitCheck about="production" />}
      />
      <Credits source={describeChartSource('production')} page="charts/production" />
    </section>
  );
}
