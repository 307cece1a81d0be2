import { expect, test } from './harness/site.ts';

/** What the English pages say letter by letter as it was specified. All other tests find these texts by their messages. */
const SPECIFIED = {
  'thirsty_fashion/about': ['about page'],
  thirsty_fashion: ['How many cups of water do you drink a day?', 'cups of water'],
  'thirsty_fashion/info1': ['Bleaching', 'Dyeing', 'Printing', 'Finishing', 'BIGGER'],
  'thirsty_fashion/info2': [
    "Let's take a look at how water use compares to other resources in fashion!",
    '79 billion cubic meters',
  ],
  'thirsty_fashion/info3': ['Costs of the Process', 'Costs of the Materials', 'What To Do as a Consumer'],
  'charts/production': ['Production Phase', 'CO2 Emissions (kg per kg of fabric)', 'Take a look'],
  'charts/fabrics': ['Fabric Type', 'Pour Water', 'Use Energy', 'Emit CO2'],
  nope: ['Unexpected Application Error!', '404 Not Found'],
};

for (const [path, texts] of Object.entries(SPECIFIED)) {
  test(`${path} says its specified texts`, { tag: '@english' }, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const text = html
      .replace(/<!--.*?-->|<[^>]*>/gs, '')
      .replaceAll('&#x27;', "'")
      .replaceAll(/\s+/g, ' ');
    for (const part of texts) expect.soft(text).toContain(part);
  });
}
