import { type ClaimText, quotedIn, SECOND_CHECK } from '../claim';

type RecordClaim = Omit<ClaimText, 'title'> & {
  /** The title, with # for the name of the fabric or phase. */
  title: string;
};

const fabric = {
  sourceIds: ['fiber-bible'],
  evidence: { grade: 'recalled', document: 'fiber-bible' },
  verdict: 'unconfirmed',
  page: 'charts/fabrics',
} as const;
const NOT_READ = 'We could read only the opening of the report that these are credited to.';

/** What stands behind each column of the fabrics; # is the fabric's name. */
export const fabricClaims = {
  water: {
    ...fabric,
    title: 'Water for one kilogram of #',
    boundary: 'Liters to make one kilogram of fiber; rain seems to be left out.',
    year: '2019',
    sourceIds: ['fiber-bible', 'icac', 'sei-2005'],
    note: `Our figures seem to leave out rain. Rain included, cotton and hemp rise several-fold. ${NOT_READ}`,
  },
  energy: {
    ...fabric,
    title: 'Energy for one kilogram of #',
    boundary: 'Given to us in kWh; the numbers fit megajoules, a smaller unit.',
    year: '2019',
    sourceIds: ['fiber-bible', 'fiber-energy'],
    note: `Published values are close, in megajoules per kilogram: {published-cotton-energy} for cotton, {published-polyester-energy} for polyester, {published-viscose-energy.low} to {published-viscose-energy.high} for viscose. ${NOT_READ}`,
    verdict: 'off',
  },
  co2: {
    ...fabric,
    title: 'CO2 from one kilogram of #',
    boundary:
      'Kilograms of CO2e (other gases are counted in) for one kilogram of fiber, before spinning, dyeing and sewing.',
    year: '2019',
    note: `For fiber alone: the cotton of a {shirt-weight} gram T-shirt is {shirt-fiber-co2} kilograms of CO2. ${NOT_READ}`,
  },
  production: {
    ...fabric,
    title: 'World production of # in a year',
    boundary: 'Millions of metric tons a year, around 2018.',
    year: '2018',
    evidence: quotedIn('fiber-supply', 'Table 1', SECOND_CHECK),
    sourceIds: ['fiber-supply', 'materials-market'],
    verdict: 'holds with a note',
    note: 'A published table for 2018 has nearly the same values. In 2024 polyester was {polyester-2024}% of all fiber and cotton {cotton-2024}%.',
  },
} as const satisfies Record<string, RecordClaim>;

/** Hemp's own production: the table that the others stand in does not list it. */
export const hempProduction: RecordClaim = {
  ...fabric,
  title: fabricClaims.production.title,
  boundary: fabricClaims.production.boundary,
  year: '2018',
  evidence: { grade: 'recalled' },
  note: 'The table in which we found the other five counts hemp with flax, jute and coir, so nobody of us has read this figure.',
};

const phase = {
  year: '2019',
  sourceIds: ['hub-phases', 'niinimaki-2020', 'six-garments'],
  evidence: quotedIn('hub-phases', 'its chart'),
  page: 'charts/production',
} as const;

/** What stands behind each column of the production phases; # is the phase's name. */
export const phaseClaims = {
  emissions: {
    ...phase,
    title: 'Carbon of #',
    boundary: 'As specified in kilograms per kilogram of fabric; only grams per T-shirt fit.',
    note: 'These are one Swedish study of one light T-shirt. Read them as grams of CO2e: other gases are counted in.',
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
