import { COMMA } from '#words/rules';
import { withCaution } from '#words/text/chartSources';
import { type ChartSource, chartSources } from '../data/chartSources';

/** What a caption names: "The environmental price of fast fashion, Nature Reviews Earth & Environment, volume 1, 2020; as …" */
export function describeChartSource(chart: 'production' | 'water' | 'energy' | 'co2'): string {
  const source: ChartSource = chart === 'production' ? chartSources.production : chartSources.fabrics;
  const { title, publisher, year, caution } = source;
  const work = [title, publisher, year].join(COMMA);
  return caution === undefined ? work : withCaution(work, caution);
}
