// What the claims of the charts' records say (data/claims/recordClaims.ts). # is the name of the fabric or phase.

export const FABRIC_CLAIMS = {
  water: {
    title: 'Water for one kilogram of #',
    boundary: 'Liters to make one kilogram of fiber; rain seems to be left out.',
    note: 'Our figures seem to leave out rain; with it, a study counts {hemp-with-rain} liters for hemp. Cotton comes first by far in every table that was read. The order of the others does not hold: {published-polyester-water.low} to {published-polyester-water.high} liters for polyester (ours: {polyester-water}), {published-polyamide-water.low} to {published-polyamide-water.high} for polyamide ({polyamide-water}), {published-viscose-water.low} to {published-viscose-water.high} for viscose ({cellulosics-water}), {published-wool-water} for wool ({wool-water}).',
  },
  energy: {
    title: 'Energy for one kilogram of #',
    boundary: 'Given to us in kWh; the numbers fit megajoules, a smaller unit.',
    note: 'Published values are close, in megajoules per kilogram: {published-cotton-energy} for cotton, {published-polyester-energy} for polyester, {published-viscose-energy.low} to {published-viscose-energy.high} for viscose.',
  },
  co2: {
    title: 'CO2 from one kilogram of #',
    boundary:
      'Kilograms of CO2e (other gases are counted in) for one kilogram of fiber, before spinning, dyeing and sewing.',
    note: 'For fiber alone: the cotton of a {shirt-weight} gram T-shirt is {shirt-fiber-co2} kilograms of CO2e.',
  },
  production: {
    title: 'World production of # in a year',
    boundary: 'Millions of metric tons a year, around 2018.',
    note: 'A published table for 2018 has nearly the same values. In 2024 polyester was {polyester-2024}% of all fiber and cotton {cotton-2024}%.',
  },
};

export const HEMP_PRODUCTION = {
  boundary: 'Millions of metric tons, in 2005.',
  note: 'FAO’s figure of 2005, as a page quotes it. It has grown since: more than 0.1 million tons in 2016, by another.',
};

export const COTTON_CO2_NOTE =
  'For fiber alone. A published table has a value a tenth below it; others are higher. The cotton of a {shirt-weight} gram T-shirt is {shirt-fiber-co2} kilograms of CO2e.';

export const PHASE_CLAIMS = {
  emissions: {
    title: 'Carbon of #',
    boundary: 'As specified in kilograms per kilogram of fabric; only grams per T-shirt fit.',
    note: 'These come from one Swedish study of one light T-shirt. Read them as grams of CO2e: other gases are counted in.',
  },
  share: {
    title: 'Share of #',
    boundary: 'Of the carbon of one T-shirt, all phases.',
    note: 'These shares are one Swedish study of one light T-shirt.',
  },
};
