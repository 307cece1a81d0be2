import * as words from '#words/text/disputes';
import type { EstimatePart } from '../charts/estimates/placeEstimates';
import type { ClaimTexts } from '../claim/publishedClaims';

interface Estimate {
  /** Who says it. */
  label: string;
  figureId: string;
  /** What it counts, in words; its parts name the figures where we have them. */
  counts: string;
  parts: readonly EstimatePart[];
}

interface EstimateRange {
  label: string;
  figureId: string;
}

/** Two numbers that seem to disagree, as one picture. */
export interface Dispute {
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
  };
}

/** The industry's year: who counts what. */
export function composeDispute(texts: ClaimTexts): Dispute {
  const { part, read } = createReader(texts);
  const clothes = part('clothes', 'clothing-water');
  return {
    title: words.title,
    numbers: ['fashion-water', 'textiles-water'],
    axis: { end: 300, step: 100, unit: words.unit },
    kinds: [
      { kind: 'clothes', name: words.KINDS.clothes },
      { kind: 'textiles', name: words.KINDS.textiles },
      { kind: 'washing', name: words.KINDS.washing },
      { kind: 'fields', name: words.KINDS.fields },
      { kind: 'whole', name: words.KINDS.fieldsWide },
      { kind: 'unsaid', name: words.KINDS.unsaid },
    ],
    estimates: [
      {
        figureId: 'fashion-water',
        ...words.ESTIMATES['fashion-water'],
        parts: [part('clothes', 'fashion-water')],
      },
      {
        figureId: 'textiles-water',
        ...words.ESTIMATES['textiles-water'],
        parts: [
          clothes,
          { kind: 'textiles', value: read('textiles-water') - clothes.value },
          part('washing', 'washing-water'),
        ],
      },
      {
        figureId: 'unep-water',
        ...words.ESTIMATES['unep-water'],
        parts: [part('unsaid', 'unep-water')],
      },
      {
        figureId: 'textile-water',
        ...words.ESTIMATES['textile-water'],
        parts: [part('fields', 'textile-water')],
      },
      {
        figureId: 'six-fabrics-water',
        ...words.ESTIMATES['six-fabrics-water'],
        parts: [part('fields', 'six-fabrics-water')],
      },
      {
        figureId: 'newer-cotton-irrigation',
        ...words.ESTIMATES['newer-cotton-irrigation'],
        parts: [part('fields', 'newer-cotton-irrigation')],
      },
      {
        figureId: 'cotton-wide-water',
        ...words.ESTIMATES['cotton-wide-water'],
        parts: [part('whole', 'cotton-wide-water')],
      },
    ],
    ranges: [
      { label: words.RANGES['fields-range'], figureId: 'fields-range' },
      { label: words.RANGES['clothes-range'], figureId: 'clothes-range' },
      { label: words.RANGES['textiles-range'], figureId: 'textiles-range' },
    ],
  };
}
