import * as words from '#words/text/chartSources';

export type ChartSource = {
  title: string;
  publisher: string;
  year: number;
  /** What a caption adds: when the records are from, and whether we could read the work itself. */
  caution?: string;
};

/** The works that a chart's records come from, as a caption names them; a test compares them with the sources. */
export const chartSources = {
  production: {
    title: 'The environmental price of fast fashion',
    publisher: 'Nature Reviews Earth & Environment, volume 1',
    year: 2020,
    caution: words.productionCaution,
  },
  fabrics: {
    title: 'Environmental impact of textile fibers: Fiber Bible part 2',
    publisher: 'RISE, Mistra Future Fashion',
    year: 2019,
    caution: words.fabricsCaution,
  },
} as const satisfies Record<string, ChartSource>;
