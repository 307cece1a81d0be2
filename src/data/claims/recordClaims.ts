import type { ClaimText } from '../claim';

type RecordClaim = Omit<ClaimText, 'title'> & {
  /** The title, with # for the name of the fabric or phase. */
  title: string;
};

const fabric = { sourceIds: ['fiber-bible'], verdict: 'holds with a note', page: 'charts/fabrics' } as const;
const NOT_READ = 'We could read only the opening of the report that these are credited to.';

/** What stands behind each column of the fabrics; # is the fabric's name. */
export const fabricClaims = {
  water: {
    ...fabric,
    title: 'Water for one kilogram of #',
    boundary: 'Liters to make one kilogram of fiber; rain seems to be left out.',
    year: '2019',
    certainty: 'recalled, not read',
    sourceIds: ['fiber-bible', 'icac', 'sei-2005'],
    note: `Our figures seem to leave out rain. Rain included, cotton and hemp rise several-fold. ${NOT_READ}`,
  },
  energy: {
    ...fabric,
    title: 'Energy for one kilogram of #',
    boundary: 'As specified in kWh; the values fit megajoules.',
    year: '2019',
    certainty: 'recalled, not read',
    sourceIds: ['fiber-bible', 'fiber-energy'],
    note: `Published values in megajoules are close: cotton {published-cotton-energy}, polyester {published-polyester-energy}, viscose {published-viscose-energy.low} to {published-viscose-energy.high}. ${NOT_READ}`,
    verdict: 'off',
  },
  co2: {
    ...fabric,
    title: 'CO2 from one kilogram of #',
    boundary: 'Kilograms of CO2e for one kilogram of fiber, before spinning, dyeing and sewing.',
    year: '2019',
    certainty: 'recalled, not read',
    note: `For fiber alone: the cotton of a {shirt-weight} gram T-shirt is {shirt-fiber-co2} kilograms. ${NOT_READ}`,
  },
  production: {
    ...fabric,
    title: 'World production of # in a year',
    boundary: 'Millions of metric tons a year, around 2018.',
    year: '2018',
    certainty: 'verified',
    sourceIds: ['fiber-supply', 'materials-market'],
    note: 'A published table for 2018 has nearly the same values; it does not list hemp. In 2024 polyester was {polyester-2024}% of all fiber and cotton {cotton-2024}%.',
  },
} as const satisfies Record<string, RecordClaim>;

const phase = {
  year: '2019',
  sourceIds: ['hub-phases', 'niinimaki-2020', 'six-garments'],
  certainty: 'quoted by another',
  page: 'charts/production',
} as const;

/** What stands behind each column of the production phases; # is the phase's name. */
export const phaseClaims = {
  emissions: {
    ...phase,
    title: 'Carbon of #',
    boundary: 'As specified in kilograms per kilogram of fabric; only grams per T-shirt fit.',
    note: 'These are one Swedish study of one light T-shirt. Read them as grams of CO2e.',
    verdict: 'off',
  },
  share: {
    ...phase,
    title: 'Share of #',
    boundary: 'Of the carbon of one T-shirt, all phases.',
    note: 'These shares are one Swedish study of one light T-shirt.',
    verdict: 'holds with a note',
  },
} as const satisfies Record<string, RecordClaim>;
