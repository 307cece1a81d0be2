export type ChartSource = {
  title: string;
  publisher: string;
  year: number;
  /** What a caption adds: of when the records are, and that nobody of us could confirm them. */
  caution?: string;
};

/** The works that a chart's records come from, as a caption names them; a test compares them with the sources. */
export const chartSources = {
  production: {
    title: 'The environmental price of fast fashion',
    publisher: 'Nature Reviews Earth & Environment 1',
    year: 2020,
  },
  fabrics: {
    title: 'Environmental impact of textile fibers: Fiber Bible part 2',
    publisher: 'RISE, Mistra Future Fashion',
    year: 2019,
    caution: 'records of about 2018, unconfirmed',
  },
} as const satisfies Record<string, ChartSource>;
