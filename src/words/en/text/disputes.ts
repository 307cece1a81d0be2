// The words of two numbers that seem to disagree, on the sources page.

import { fabricCount } from './fabrics';

export const title = 'A year of fashion';

/** Of the axis. */
export const unit = 'billion cubic meters';

/** What the parts of the bars are. */
export const KINDS = {
  clothes: 'Clothes',
  textiles: 'Other textiles',
  washing: 'Washing at home',
  fields: 'Irrigated fields alone',
  fieldsWide: 'Fields, with rain and pollution counted in',
  unsaid: 'Not said',
};

/** Who says it, and what it counts, by figure. */
export const ESTIMATES = {
  'fashion-water': { label: 'Pulse report', counts: 'The fashion industry.' },
  'textiles-water': {
    label: 'Ellen MacArthur Foundation',
    counts: 'All textiles, cotton farming included. Clothes are over two-thirds; washing comes on top.',
  },
  'unep-water': {
    label: 'UN Environment Programme',
    counts: 'The clothing and textile industry. The chart that we saw does not say more.',
  },
  'textile-water': {
    label: 'Textile production, in our story',
    counts: 'Most likely irrigated fiber fields, and nothing else.',
  },
  'six-fabrics-water': {
    label: `Our ${fabricCount} fabrics`,
    counts: 'Liters for each kilogram, times a year’s production.',
  },
  'newer-cotton-irrigation': {
    label: 'Cotton’s irrigation, by a newer study',
    counts: 'Cotton’s irrigated fields alone, the mean of five seasons.',
  },
  'cotton-wide-water': {
    label: 'Cotton’s wide footprint',
    counts: 'Cotton alone, with its rain and the water to thin out its pollution.',
  },
};

/** The questions that have a range each, by figure. */
export const RANGES = {
  'fields-range': 'Irrigated fields',
  'clothes-range': 'Clothes',
  'textiles-range': 'All textiles',
};
