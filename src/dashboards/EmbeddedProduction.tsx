import * as words from '#words/embedProduction';
import { question } from '#words/text/production';
import { productionChart } from '../charts/production';
import { ClaimText } from '../claim/ClaimText';
import { describeChartSource } from '../model/chartSource';
import { describeProduction, describeProductionFinding } from '../model/production';
import { EmbedLine } from '../ui/EmbedCredits';
import { AxisCheck } from './AxisCheck';
import { ChartFigure } from './ChartFigure';
import { Credits } from './Credits';
import { useChart } from './useChart';

/** The production chart alone, for an iframe in another page: title, chart, source and license. */
export function EmbeddedProduction() {
  return (
    <section className="stack gap-0" data-ground="paper">
      <ChartFigure
        chart={useChart(productionChart)}
        place="frame"
        head={<h1>{words.title}</h1>}
        press={words.press}
        question={question}
        finding={<ClaimText phrases={describeProductionFinding()} />}
        meaning={<ClaimText phrases={describeProduction()} />}
      />
      <EmbedLine>
        <AxisCheck about="production" />
      </EmbedLine>
      <Credits source={describeChartSource('production')} page="charts/production" />
    </section>
  );
}
