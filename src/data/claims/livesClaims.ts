import * as places from '#words/text/claimPlaces';
import { CLAIMS, POWER, POWERS } from '#words/text/livesClaims';
import { ARITHMETIC, addWords, type ClaimText, readIn, THIRD_CHECK } from '../claim';
import type { LivesFigureId } from '../livesFigures';

const page = 'thirsty_fashion/lives';
const READ_ON = '2026-11-27';
const read = { verdict: 'holds with a note', page } as const;
const inMethod = {
  sourceIds: ['ecobalyse-use'],
  evidence: readIn('ecobalyse-use', places.METHOD_PAGE, READ_ON),
  ...read,
} as const;
const inProducts = {
  sourceIds: ['ecobalyse-products'],
  evidence: readIn('ecobalyse-products', places.MODEL_FILE, READ_ON),
  ...read,
} as const;
const inGestes = {
  sourceIds: ['gestes-textile', 'ecobalyse-use'],
  evidence: readIn('gestes-textile', places.MODEL_FILE, READ_ON),
  ...read,
} as const;
const arithmetic = { sourceIds: [], evidence: ARITHMETIC, verdict: 'holds with a note', page } as const;

/** The care of one wear in kg of CO2e, washed after each: shares are percents, as figures or numbers. */
const care = (dried: string, ironed: string, power: string) =>
  `{${power}} × ({light-shirt} ÷ 1,000 × ({washing-energy} + ${dried} ÷ 100 × {drying-energy}) + ${ironed} ÷ 100 × {ironing-time.high} × {iron-power})`;
const composeShare = (...settings: [dried: string, ironed: string, power: string]) => ({
  formula: {
    value: `100 × ${care(...settings)} ÷ (${care(...settings)} + {making-co2} ÷ {life-wears})`,
    step: 0.1,
  },
  ...arithmetic,
});

const powerClaims = Object.fromEntries(
  Object.entries(POWERS).map(([id, title]): [string, ClaimText] => [
    id,
    {
      ...POWER,
      title,
      year: '2022',
      sourceIds: ['gestes-power'],
      evidence: readIn('gestes-power', places.MODEL_FILE, READ_ON),
      verdict: 'holds',
      page,
    },
  ]),
) as Record<keyof typeof POWERS, ClaimText>;

/** The figures of two lives; those that other claims name already stand among the background's. */
export const livesClaims: Record<
  Exclude<LivesFigureId, 'published-shirts-co2' | 'secondhand-older' | 'published-use-share'>,
  ClaimText
> = {
  ...addWords(CLAIMS, {
    'making-co2': inGestes,
    'life-wears': {
      ...inProducts,
      sourceIds: ['ecobalyse-products', 'ecobalyse-use'],
    },
    'lasting-factor': inMethod,
    'light-shirt': inProducts,
    'washing-energy': inMethod,
    'drying-energy': inMethod,
    'drying-energy-high': {
      year: '1996',
      sourceIds: ['uk-dryers-1996'],
      evidence: readIn('uk-dryers-1996', places.SCHEDULE_4, THIRD_CHECK),
      verdict: 'holds with a note',
      page,
    },
    'washes-dried': inMethod,
    'washes-dried-less': arithmetic,
    'washes-ironed': inProducts,
    'ironing-time': {
      ...inProducts,
      sourceIds: ['ecobalyse-products', 'ecobalyse-use'],
    },
    'iron-power': inProducts,
    'wears-a-wash': inProducts,
    'washing-liters': inMethod,
    'making-a-wear': {
      ...arithmetic,
      formula: { value: '1,000 × {making-co2} ÷ {life-wears}', step: 1 },
    },
    'rule-use-share': composeShare('{washes-dried}', '{washes-ironed}', 'power-eu'),
    'lower-use-share': composeShare('{washes-dried-less}', '{washes-ironed}', 'power-eu'),
    'higher-use-share': composeShare('100', '100', 'power-pl'),
    'washes-liters': {
      ...arithmetic,
      formula: { value: '{life-wears} × {washing-liters} × {shirt-weight} ÷ 1,000', step: 1 },
    },
    'washes-share': {
      ...arithmetic,
      formula: {
        value: '100 × {life-wears} × {washing-liters} × {shirt-weight} ÷ 1,000 ÷ {shirt-liters}',
        step: 0.1,
      },
    },
  }),
  ...powerClaims,
};
