/** Every page of the site, by its path under the base. */
export const ROUTES = [
  'thirsty_fashion',
  'thirsty_fashion/about',
  'thirsty_fashion/info1',
  'thirsty_fashion/info2',
  'thirsty_fashion/info3',
  'charts/production',
  'charts/fabrics',
  'sources',
] as const;
