import type { EstimatePart } from '../../charts/estimates/layout';
import type { ClaimTexts } from '../claim/publishedClaims';

export interface Estimate {
  /** Who says it. */
  label: string;
  figureId: string;
  /** What it counts, in words; its parts name the figures where we have them. */
  counts: string;
  parts: readonly EstimatePart[];
}

export interface EstimateRange {
  label: string;
  figureId: string;
}

/** Two numbers that seem to disagree, as one picture. */
export interface Dispute {
  id: string;
  title: string;
  /** The two numbers, each by its claim. */
  numbers: readonly [string, string];
  axis: { end: number; step: number; unit: string };
  kinds: readonly { kind: string; name: string }[];
  estimates: readonly Estimate[];
  ranges: readonly EstimateRange[];
}

/** Asks the claims for the values that the pictures draw. */
function createReader({ findClaim }: ClaimTexts) {
  const read = (id: string): number => {
    const claim = findClaim(id);
    return 'low' in claim ? claim.high : claim.value;
  };
  return {
    read,
    part: (kind: string, id: string): EstimatePart => ({ kind, value: read(id) }),
    /** Liters for each kilogram of cotton, for the cotton of one T-shirt. */
    readForShirt: (id: string): number => (read(id) * read('shirt-weight')) / 1000,
  };
}

type Reader = ReturnType<typeof createReader>;

/** One shirt's cotton: rain, irrigation and dilution against irrigation alone. */
function composeShirtDispute({ part, readForShirt }: Reader): Dispute {
  return {
    id: 'two-shirts',
    title: 'One T-shirt’s cotton',
    numbers: ['cotton-liters', 'irrigation-liters'],
    axis: { end: 3000, step: 1000, unit: 'liters' },
    kinds: [
      { kind: 'irrigation', name: 'Irrigation' },
      { kind: 'rain', name: 'Rain in the soil' },
      { kind: 'dilution', name: 'Counted to thin out pollution' },
      { kind: 'whole', name: 'Not told apart' },
    ],
    estimates: [
      {
        label: 'European Parliament',
        figureId: 'cotton-liters',
        counts: 'Irrigation, rain, and water to thin out pollution; finished cloth.',
        parts: [
          part('irrigation', 'irrigation-part-liters'),
          part('rain', 'rain-part-liters'),
          part('dilution', 'dilution-part-liters'),
        ],
      },
      {
        label: 'A global average',
        figureId: 'global-shirt-liters',
        counts: 'All three, for each kilogram of cotton, times our shirt.',
        parts: [part('whole', 'global-shirt-liters')],
      },
      {
        label: 'The cotton committee',
        figureId: 'icac-shirt-liters',
        counts: 'Irrigation and rain, times our shirt.',
        parts: [
          { kind: 'irrigation', value: readForShirt('icac-irrigation') },
          { kind: 'rain', value: readForShirt('icac-rain') },
        ],
      },
      {
        label: 'Our fabric chart',
        figureId: 'irrigation-liters',
        counts: 'Irrigation alone, for the fiber alone.',
        parts: [part('irrigation', 'irrigation-liters')],
      },
    ],
    ranges: [
      { label: 'Irrigation alone', figureId: 'irrigation-range' },
      { label: 'and rain', figureId: 'rain-range' },
      { label: 'and thinning out pollution', figureId: 'dilution-range' },
    ],
  };
}

/** The industry's year: who counts what. */
function composeIndustryDispute({ part, read }: Reader): Dispute {
  const clothes = part('clothes', 'clothing-water');
  return {
    id: 'two-industries',
    title: 'A year of fashion',
    numbers: ['fashion-water', 'textiles-water'],
    axis: { end: 300, step: 100, unit: 'billion cubic meters' },
    kinds: [
      { kind: 'clothes', name: 'Clothes' },
      { kind: 'textiles', name: 'Other textiles' },
      { kind: 'washing', name: 'Washing at home' },
      { kind: 'fields', name: 'Irrigated fields alone' },
      { kind: 'whole', name: 'Fields, with rain and pollution counted in' },
      { kind: 'unsaid', name: 'Not said' },
    ],
    estimates: [
      {
        label: 'Pulse report',
        figureId: 'fashion-water',
        counts: 'The fashion industry.',
        parts: [part('clothes', 'fashion-water')],
      },
      {
        label: 'Ellen MacArthur Foundation',
        figureId: 'textiles-water',
        counts: 'All textiles, cotton farming included. Clothes are over two-thirds; washing comes on top.',
        parts: [
          clothes,
          { kind: 'textiles', value: read('textiles-water') - clothes.value },
          part('washing', 'washing-water'),
        ],
      },
      {
        label: 'UN Environment Programme',
        figureId: 'unep-water',
        counts: 'The clothing and textile industry. The chart that we saw does not say more.',
        parts: [part('unsaid', 'unep-water')],
      },
      {
        label: 'Textile production, in our story',
        figureId: 'textile-water',
        counts: 'Most likely irrigated fiber fields, and nothing else.',
        parts: [part('fields', 'textile-water')],
      },
      {
        label: 'Our six fabrics',
        figureId: 'six-fabrics-water',
        counts: 'Liters for each kilogram, times a year’s production.',
        parts: [part('fields', 'six-fabrics-water')],
      },
      {
        label: 'Cotton’s irrigation, by a newer study',
        figureId: 'newer-cotton-irrigation',
        counts: 'Cotton’s irrigated fields alone, the mean of five seasons.',
        parts: [part('fields', 'newer-cotton-irrigation')],
      },
      {
        label: 'Cotton’s wide footprint',
        figureId: 'cotton-wide-water',
        counts: 'Cotton alone, with its rain and the water to thin out its pollution.',
        parts: [part('whole', 'cotton-wide-water')],
      },
    ],
    ranges: [
      { label: 'Irrigated fields', figureId: 'fields-range' },
      { label: 'Clothes', figureId: 'clothes-range' },
      { label: 'All textiles', figureId: 'textiles-range' },
    ],
  };
}

/** The two pairs of numbers, their values as the claims have them. */
export function composeDisputes(texts: ClaimTexts): Dispute[] {
  const reader = createReader(texts);
  return [composeShirtDispute(reader), composeIndustryDispute(reader)];
}
