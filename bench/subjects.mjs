// What is measured, by what a visitor sees of the built site: addresses, and the words on controls.

const HOME = 'thirsty_fashion';
const INFO1 = 'thirsty_fashion/info1';
const INFO2 = 'thirsty_fashion/info2';
const INFO3 = 'thirsty_fashion/info3';
const WHERE = 'thirsty_fashion/where';
const LIVES = 'thirsty_fashion/lives';
const PRODUCTION = 'charts/production';
const FABRICS = 'charts/fabrics';
const SOURCES = 'sources';

/** What the router keeps of a visitor who chose six cups at home. */
const SIX_CUPS = { usr: { userInput: 6 }, key: 'bench', idx: 0 };

/** Where a teacher reads a class's answers. */
export const BOARD = { name: 'the class board', path: 'teach/class' };

export const PAGES = [
  { name: 'home', path: HOME },
  { name: 'the T-shirt, six cups', path: INFO1, state: SIX_CUPS },
  { name: 'the lake', path: INFO2 },
  { name: 'the costs', path: INFO3 },
  { name: 'where it grows', path: WHERE },
  { name: 'two lives', path: LIVES },
  { name: 'production', path: PRODUCTION },
  { name: 'fabrics', path: FABRICS },
  { name: 'about', path: 'thirsty_fashion/about' },
  { name: 'the sources', path: SOURCES },
  { name: 'open data', path: 'data' },
  { name: 'the lesson', path: 'teach' },
  { name: 'the worksheet', path: 'teach/worksheet' },
  { name: 'the answers', path: 'teach/answers' },
  { name: 'find the slip', path: 'teach/slip' },
  BOARD,
  { name: 'compose an activity', path: 'teach/compose' },
  { name: 'an activity', path: 'teach/do' },
];

const button = (name) => `main button:has-text("${name}")`;
const link = (path) => `header a[href$="/${path}"]`;

/** What is pressed, and its frames watched: what plays on a page, and each way from one page to another. */
export const PLAYS = [
  { name: 'home, pouring six cups', path: HOME, press: '[data-cup="6"]' },
  { name: 'production, played', path: PRODUCTION, press: button('Take a look') },
  { name: 'fabrics, water', path: FABRICS, press: button('Pour Water') },
  { name: 'fabrics, energy', path: FABRICS, press: button('Use Energy') },
  { name: 'fabrics, CO2', path: FABRICS, press: button('Emit CO2') },
  { name: 'from home to the T-shirt', path: HOME, press: link('info1') },
  { name: 'from the T-shirt to the lake', path: INFO1, press: link('info2') },
  { name: 'from the lake to the costs', path: INFO2, press: link('info3') },
  { name: 'from the costs to the fabrics', path: INFO3, press: link(FABRICS) },
  { name: 'from the fabrics to the sources', path: FABRICS, press: link(SOURCES) },
  { name: 'from the T-shirt to home', path: INFO1, press: link(HOME) },
];

/** Motions that must go on while the main thread is blocked. */
export const MOTIONS = [
  { name: 'scrolling the T-shirt', path: INFO1, isScrolled: true },
  { name: 'scrolling the lake', path: INFO2, isScrolled: true },
  { name: 'bars of the fabrics growing', path: FABRICS, press: button('Pour Water') },
  { name: 'bobbins winding', path: PRODUCTION, press: button('Take a look') },
];

/** Round through all pages: the links of the bar, and the buttons that start the charts. */
export const ROUND = {
  links: [INFO1, INFO2, INFO3, PRODUCTION, FABRICS, SOURCES, HOME].map(link),
  charts: ['Take a look', 'Pour Water', 'Use Energy', 'Emit CO2'].map(button).join(', '),
};

const RECEIPT = { control: 'receipt', find: 'main a[data-claim]' };
/** Where captions of a scene stand above each other, the last can be clicked. */
const LAST_RECEIPT = { control: 'receipt', find: 'main a[data-claim]:visible >> nth=-1' };
const NEXT = { control: 'next page', find: 'main a[href*="/info"]:not([data-claim])' };
const MORE = 'main summary:has-text("More")';
const REPUBLISH = '[data-republish] > button';
const listSaves = (names, ...first) => [
  { control: 'republish', find: REPUBLISH, first },
  ...names.map((control) => ({
    control: `republish: ${control}`,
    find: `[data-republish] [popover] button:has-text("${control}")`,
    first: [...first, REPUBLISH],
  })),
];
const SAVES = listSaves(['PNG', 'Copy text and sources']);
const CHART_TOOLS = [
  { control: 'more', find: MORE },
  { control: 'sort by a column', find: 'main details[open] th button', first: [MORE] },
  { control: 'hear the chart', find: button('Hear the chart'), first: [MORE] },
  ...listSaves(['SVG', 'PNG', 'CSV', 'Copy text and sources'], MORE),
];
const GUESS_A_BAR = {
  control: 'guess: a bar',
  find: 'main fieldset input[value="cotton"]',
  key: 'ArrowDown',
};
const GUESS_A_NUMBER = { control: 'guess: a number', find: 'main [role="spinbutton"]', key: 'ArrowUp' };
const READING = 'header [popovertarget="bar-reading"]';
const BESIDE = 'header [popovertarget="bar-more"]';
const BAR = [
  { control: 'bar: how you read', find: READING },
  { control: 'bar: Plain text', find: 'header [role="switch"][aria-label="Plain text"]', first: [READING] },
  { control: 'bar: Less motion', find: 'header [role="switch"][aria-label="Less motion"]', first: [READING] },
  { control: 'bar: a chart page', find: link(PRODUCTION), first: [BESIDE] },
];
const BAR_ON_PHONE = { control: 'bar: menu', find: 'header [popovertarget]', isPhone: true };

const SETTINGS = 'main summary:has-text("Settings")';

const press = (...names) => names.map((name) => ({ control: name, find: button(name) }));

/**
 * Each kind of control of each page. `find` says which: the first that can be seen. It is clicked, or given the focus and
 * a `key`; `first` lists what must be pressed before.
 */
const CONTROLS_BY_PAGE = {
  home: [
    { control: 'cup', find: '[data-cup="6"]' },
    { control: 'cup, by key', find: '[data-cup="1"]', key: 'ArrowRight' },
    BAR_ON_PHONE,
  ],
  'the T-shirt, six cups': [LAST_RECEIPT, NEXT, GUESS_A_NUMBER, ...press('Show me'), ...SAVES],
  'the lake': [RECEIPT, NEXT, GUESS_A_NUMBER, ...press('Show me'), ...SAVES],
  'the costs': [
    RECEIPT,
    ...press('Show me'),
    { control: 'card', find: 'main button[aria-label="Wool"]' },
    { control: 'slider, by key', find: 'main input[type="range"]', key: 'ArrowRight' },
    { control: 'slider, by mouse', find: 'main input[type="range"]' },
    GUESS_A_BAR,
    GUESS_A_NUMBER,
    ...CHART_TOOLS,
  ],
  'where it grows': [
    RECEIPT,
    { control: 'place, by key', find: 'main input[value="mexico"]', key: 'ArrowDown' },
    { control: 'place, on the map', find: '[data-knot="brazil"]' },
    ...press('Just show me'),
    { control: 'order by rain', find: 'main input[value="rain"]', first: [button('Just show me')] },
    { control: 'fold', find: 'main #notes summary' },
    ...SAVES,
  ],
  'two lives': [
    RECEIPT,
    { control: 'slider, by key', find: 'main input[type="range"]', key: 'ArrowRight' },
    { control: 'slider, by mouse', find: 'main input[type="range"]' },
    { control: 'guess: a life', find: 'main input[value="a"]' },
    { control: 'settings', find: SETTINGS },
    { control: 'power, by key', find: 'main select', key: 'ArrowDown', first: [SETTINGS] },
    { control: 'move', find: 'main [data-move]' },
    ...SAVES,
  ],
  production: [RECEIPT, ...press('Take a look'), GUESS_A_BAR, ...CHART_TOOLS],
  fabrics: [RECEIPT, ...press('Pour Water', 'Use Energy', 'Emit CO2'), GUESS_A_BAR, ...CHART_TOOLS],
  about: [],
  'the sources': [
    RECEIPT,
    { control: 'search', find: 'main input[type="search"]', key: 'w' },
    { control: 'fold', find: 'main #of-info1 summary' },
    ...press('Copy APA'),
  ],
  'the lesson': [RECEIPT],
  'the worksheet': [RECEIPT],
  'the answers': [RECEIPT],
  'find the slip': [
    RECEIPT,
    { control: 'operation', find: '[data-correction="lake"] [role="group"] button' },
  ],
  'the class board': [
    { control: 'add a pupil', find: '[data-board] [role="group"] button' },
    { control: 'undo', find: button('Undo'), first: ['[data-board] [role="group"] button'] },
    ...press('Mean, median, range'),
  ],
  'compose an activity': [
    { control: 'stop', find: 'main button[aria-pressed]' },
    { control: 'code', find: 'main button[aria-expanded]' },
  ],
  'an activity': [{ control: 'guess', find: 'main input[type="text"]', key: 'a' }, ...press('Shirt')],
  'open data': [{ control: 'fold', find: 'main #columns summary' }],
};

/** What only visitors who come to the T-shirt without a number are asked. */
const PICKER = {
  page: 'the T-shirt',
  path: INFO1,
  control: 'cup',
  find: 'main button[aria-label="6 cups of water"]',
};

export const CONTROLS = [
  ...PAGES.flatMap(({ name, path, state }) =>
    [...CONTROLS_BY_PAGE[name], ...BAR].map((control) => ({ page: name, path, state, ...control })),
  ),
  PICKER,
];
