import { readFileSync } from 'node:fs';

const SOURCE = new URL('../../src/', import.meta.url);

/** What the router keeps of a visitor who chose six cups at home. */
const SIX_CUPS = { usr: { userInput: 6 }, key: 'pictures', idx: 0 };

/** In tenths of the way: eleven places, or fewer where little changes between them. */
const ELEVEN = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const THREE = [0, 5, 10];

/** Since the press, in ms; the first is before it, the last long after the end. */
const CHART_MS = [0, 100, 300, 500, 750, 1000, 1500, 2000, 2500, 3000, 5000];
const FEW_CHART_MS = [0, 500, 1500, 3000, 5000];
/** Read as text: Node does not take a module of TypeScript. */
const readMs = (name, file) =>
  Number(new RegExp(`${name} = (\\d+)`).exec(readFileSync(new URL(file, SOURCE), 'utf8'))?.[1]);
const POURED_MS = readMs('POUR_MS', 'story/home/pourTimes.ts') - 20;
const POUR_MS = ELEVEN.map((tenth) => (tenth * POURED_MS) / 10);
const LABEL_MS = [0, 100, 200, 300, 400, 600, 800, 1200, 1800, 2400, 3000];

const INFO1 = 'thirsty_fashion/info1';
const INFO2 = 'thirsty_fashion/info2';
const INFO3 = 'thirsty_fashion/info3';

/** The button, or any other control, of that exact name. */
const button = (name) => `button:text-is("${name}")`;
const headed = (heading) => `main section:has(h2:has-text("${heading}"))`;

/**
 * One of three kinds. `scroll`: pictures on the way through `section`, or the whole page, from the share `from` to `to`
 * of it. `time`: pictures at `timesMs` after `press`, with `section` in the middle of the
 * window. `control`: pictures at rest and after each time that a key or a press has moved a control.
 */
export const SCENES = [
  { name: 'home-cups', path: 'thirsty_fashion', kind: 'control', focus: '[data-cup="1"]', key: 'ArrowRight' },
  { name: 'home-pour', path: 'thirsty_fashion', kind: 'time', press: '[data-cup="6"]', timesMs: POUR_MS },
  {
    name: 'info1-zoom',
    path: INFO1,
    state: SIX_CUPS,
    kind: 'scroll',
    section: '[data-picture="shirt"]',
    tenths: ELEVEN,
  },
  {
    name: 'info1-steps',
    path: INFO1,
    state: SIX_CUPS,
    kind: 'scroll',
    section: '[data-part="steps"]',
    tenths: ELEVEN,
  },
  {
    name: 'info1-closing',
    path: INFO1,
    state: SIX_CUPS,
    kind: 'scroll',
    section: '[data-part="closing"]',
    tenths: ELEVEN,
  },
  { name: 'info1-still', path: `${INFO1}?motion=off`, state: SIX_CUPS, kind: 'scroll', tenths: ELEVEN },
  { name: 'info1-plain', path: `${INFO1}?view=plain`, state: SIX_CUPS, kind: 'scroll', tenths: ELEVEN },
  { name: 'info2-lake', path: INFO2, kind: 'scroll', from: 0, to: 0.5, tenths: ELEVEN },
  { name: 'info2-yarns', path: INFO2, kind: 'scroll', from: 0.5, to: 1, tenths: ELEVEN },
  { name: 'info3-costs', path: INFO3, kind: 'scroll', tenths: ELEVEN },
  { name: 'info3-materials', path: INFO3, kind: 'scroll', section: '[data-picture="costs"]', tenths: ELEVEN },
  { name: 'info3-cards', path: INFO3, kind: 'scroll', section: headed('Top Materials'), tenths: ELEVEN },
  { name: 'info3-tips', path: INFO3, kind: 'scroll', section: headed('What To Do'), tenths: ELEVEN },
  {
    name: 'info3-wear',
    path: INFO3,
    kind: 'control',
    focus: `${headed('What To Do')} >> input[type="range"]`,
    key: 'ArrowRight',
  },
  { name: 'info3-label', path: INFO3, kind: 'time', section: '[data-picture="label"]', timesMs: LABEL_MS },
  {
    name: 'production',
    path: 'charts/production',
    kind: 'time',
    section: 'main figure',
    press: button('Take a look'),
    timesMs: CHART_MS,
  },
  {
    name: 'fabrics-water',
    path: 'charts/fabrics',
    kind: 'time',
    section: button('Pour Water'),
    press: button('Pour Water'),
    timesMs: FEW_CHART_MS,
  },
  {
    name: 'fabrics-energy',
    path: 'charts/fabrics',
    kind: 'time',
    section: button('Use Energy'),
    press: button('Use Energy'),
    timesMs: FEW_CHART_MS,
  },
  {
    name: 'fabrics-co2',
    path: 'charts/fabrics',
    kind: 'time',
    section: button('Emit CO2'),
    press: button('Emit CO2'),
    timesMs: FEW_CHART_MS,
  },
  { name: 'about', path: 'thirsty_fashion/about', kind: 'scroll', tenths: THREE },
  { name: 'sources', path: 'sources', kind: 'scroll', tenths: THREE },
  { name: 'torn-404', path: 'no-such-page', kind: 'scroll', tenths: THREE },
];

export const SIZES = [
  { widthPx: 1440, heightPx: 900 },
  { widthPx: 390, heightPx: 844, isMobile: true },
  { widthPx: 844, heightPx: 390, isMobile: true },
].flatMap((size) =>
  [1, 2].map((pixelRatio) => ({
    ...size,
    pixelRatio,
    name: `${size.widthPx}x${size.heightPx}@${pixelRatio}`,
  })),
);
