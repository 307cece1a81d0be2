/** Every page of the site, by its path under the base. */
export const ROUTES = [
  'thirsty_fashion',
  'thirsty_fashion/about',
  'thirsty_fashion/info1',
  'thirsty_fashion/where',
  'thirsty_fashion/info2',
  'thirsty_fashion/info3',
  'thirsty_fashion/lives',
  'charts/production',
  'charts/fabrics',
  'sources',
  'data',
  'teach',
  'teach/worksheet',
  'teach/answers',
  'teach/slip',
  'teach/class',
  'teach/compose',
  'teach/do',
  'teach/words',
] as const;

/** The charts as other sites show them. */
export const EMBEDS = ['production', 'where', 'counted', 'lives', 'water', 'energy', 'co2'].map(
  (chart) => `charts/embed/${chart}`,
);
