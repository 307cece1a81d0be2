/** An edition of the ledger: what it held keeps its addresses, data/v1/ and so on. */
export interface Edition {
  number: number;
  /** Its day, e.g. "2026-11-27". */
  date: string;
}

/** The editions, the current one last. */
export const editions: readonly [Edition, ...Edition[]] = [
  { number: 1, date: '2026-11-26' },
  { number: 2, date: '2026-11-27' },
];

export const currentEdition: Edition = editions.at(-1) ?? editions[0];

type ChangeReason = 'unread' | 'wider';

/** How a figure differs from the edition before: what it was, what it is, and why. */
export interface Change {
  edition: number;
  field: 'verdict' | 'value' | 'low' | 'high' | 'unit';
  before: string | number;
  after: string | number;
  why: ChangeReason;
  ids: readonly string[];
}

/** The log of all changes. editions.test.ts holds it against what the editions published. */
export const changes: readonly Change[] = [
  { edition: 2, field: 'high', before: 60, after: 75, why: 'wider', ids: ['fields-range'] },
  {
    edition: 2,
    field: 'verdict',
    before: 'holds with a note',
    after: 'unconfirmed',
    why: 'unread',
    ids: [
      'fiber-irrigation-cups',
      'after-bleaching',
      'after-dyeing',
      'after-printing',
      'after-finishing',
      'shirt-cups',
      'shirt-cups-low',
      'shirt-liters',
      'people-for-a-day',
      'your-days',
      'your-years',
      'textile-share',
      'other-share',
      'california-share',
      'cotton-yarns',
      'cotton-of-all',
      'other-fibers',
      'water-ratio',
      'water-ratio-next',
      'energy-ratio',
      'co2-ratio',
      'irrigation-liters',
      'cups-per-wear-30',
      'cups-per-wear-60',
      'processing-liters-per-kg',
      'cotton-share-of-shirt',
      'people-at-eight-cups',
      'people-at-six-cups',
      'years-for-one',
      'fields-range',
      'textile-acre-feet',
      'six-fabrics-water',
      'six-fabrics-cotton',
      'cotton-irrigation-water',
      'cotton-check',
      'shirt-fiber-grams',
      'fiber-times-over',
      'shirt-fiber-co2',
      'irrigation-range',
      'fiber-sum',
      'polyester-fiber-share',
    ],
  },
];
