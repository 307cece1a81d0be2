import { co2e } from '#words/fabrics';
import { UnconfirmedKey } from '../claim/UnconfirmedKey';
import { describeChartSource } from '../model/chartSource';
import type { ChartMeasure } from '../model/fabrics';
import { EmbedLine } from '../ui/EmbedCredits';
import { AxisCheck } from './AxisCheck';
import { Credits } from './Credits';
import { FabricFigure } from './FabricFigure';

/** One chart of the dashboard alone, for an iframe in another page: title, chart, source and license. */
export function EmbeddedFabrics({ measure }: { measure: ChartMeasure }) {
  return (
    <section className="stack gap-0" data-ground="paper">
      <FabricFigure measure={measure} isEmbedded />
      <EmbedLine>
        <AxisCheck about={measure} /> {measure === 'co2' && <span>{co2e} </span>}
        <UnconfirmedKey />
      </EmbedLine>
      <Credits source={describeChartSource(measure)} page="charts/fabrics" />
    </section>
  );
}
