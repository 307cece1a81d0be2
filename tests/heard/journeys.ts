/** A key, and where its answer takes its time, the line that ends it. */
type Step = string | readonly [key: string, until: RegExp];

export interface Journey {
  name: string;
  route: string;
  steps: readonly Step[];
}

const times = (count: number, key: string): string[] => Array(count).fill(key);

/**
 * What the reviewed texts tell. In Orca's browse mode h goes to the next heading, b to a button, k to a link, g to a
 * picture, e to a field, with Shift to the one before; Down reads the next line, the plus of the number pad reads on to the end.
 */
export const JOURNEYS: readonly Journey[] = [
  {
    name: 'story',
    route: 'thirsty_fashion',
    steps: [
      'KP_Add',
      // The choice of six cups, the pour, the shirt.
      ...times(2, 'h'),
      ...times(2, 'Down'),
      'Tab',
      ...times(5, 'Right'),
      ['Return', /^One T-shirt · Threadprint/],
      ...times(2, 'Down'),
      ...times(8, 'h'),
      // A step of the factory.
      'h',
      ...times(4, 'Down'),
      // The way to the lake.
      'ctrl+End',
      ...times(2, 'shift+k'),
      ['Return', /^79 billion cubic meters · Threadprint/],
      // A receipt.
      'Tab',
      'Tab',
      ['Return', /How sure/],
      'Down',
      'Escape',
      // The costs: one core is guessed, and the answer has its receipt.
      'ctrl+End',
      'shift+k',
      ['Return', /^What clothes cost · Threadprint/],
      ['r', /Cotton production/],
      'Down',
      ['Return', /gives off half/],
      'Tab',
      ['Return', /How sure/],
      'Escape',
      // The end: the label.
      'ctrl+End',
      ...times(8, 'Up'),
    ],
  },
  {
    name: 'charts-production',
    route: 'charts/production',
    steps: [
      ...times(2, 'b'),
      ['Return', /^Garment production:/],
      ...times(2, 'Right'),
      'Tab',
      ['Return', /How sure/],
      'Down',
      'Escape',
      'b',
    ],
  },
  {
    name: 'charts-fabrics',
    route: 'charts/fabrics',
    steps: ['h', 'KP_Add', 'b', ['Return', /^Cotton:/], ...times(2, 'Right')],
  },
  {
    name: 'sources',
    route: 'sources',
    // The field is typed into once Tab has brought Orca to its focus mode.
    steps: ['e', 'shift+Tab', 'Tab', 'l', 'a', 'k', ...times(4, 'Tab')],
  },
  {
    name: 'teach-slip',
    route: 'teach/slip',
    steps: [
      ...times(2, 'h'),
      ...times(4, 'Down'),
      ...times(3, 'b'),
      ['Return', /of the T-shirt/],
      'shift+b',
      ['Return', /people/],
      ...times(3, 'Tab'),
      ['Return', /^Corrected|^Not/],
    ],
  },
];
