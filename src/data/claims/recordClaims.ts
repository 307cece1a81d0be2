import * as places from '#words/text/claimPlaces';
import * as words from '#words/text/recordClaims';
import { addWords, type ClaimText, quotedIn, SECOND_CHECK, THIRD_CHECK } from '../claim';
import type { FabricId } from '../fabrics';
import type { SourceId } from '../sources';

const fabric = {
  sourceIds: ['fiber-bible'],
  evidence: { grade: 'not found', document: 'fiber-bible' },
  verdict: 'unconfirmed',
  page: 'charts/fabrics',
} as const;

/** What stands behind each column of the fabrics; # is the fabric's name. */
export const fabricClaims = addWords(words.FABRIC_CLAIMS, {
  water: {
    ...fabric,
    year: '2019',
    sourceIds: ['fiber-bible', 'renova', 'fiber-energy', 'icac', 'sei-2005'],
  },
  energy: {
    ...fabric,
    year: '2019',
    sourceIds: ['fiber-bible', 'fiber-energy'],
    verdict: 'off',
  },
  co2: {
    ...fabric,
    year: '2019',
    sourceIds: ['fiber-bible', 'renova', 'fiber-energy', 'sei-2005'],
  },
  production: {
    ...fabric,
    year: '2018',
    evidence: quotedIn('fiber-supply', places.TABLE_1, SECOND_CHECK),
    sourceIds: ['fiber-supply', 'materials-market'],
    verdict: 'holds with a note',
  },
});

const beside = (document: SourceId, place: string): Pick<ClaimText, 'evidence'> => ({
  evidence: { grade: 'another value', document, place, readOn: THIRD_CHECK },
});
const near = (document: SourceId, place: string): Partial<ClaimText> => ({
  evidence: { grade: 'near value', document, place, readOn: THIRD_CHECK },
  verdict: 'holds with a note',
});

/** What is otherwise with one fabric's number: what was read beside it, or near it. */
export const fabricExceptions: Partial<
  Record<`${FabricId}-${keyof typeof fabricClaims}`, Partial<ClaimText>>
> = {
  'cotton-water': beside('renova', places.CHART_52),
  'wool-water': near('renova', places.CHART_52),
  'cellulosics-water': beside('renova', places.CHART_52),
  'polyamide-water': beside('renova', places.TABLE_2_6),
  'polyester-water': beside('renova', places.TABLE_2_5),
  'cotton-co2': { ...near('fiber-energy', places.TABLE_3), note: words.COTTON_CO2_NOTE },
  'wool-co2': beside('renova', places.METHOD_PAGE),
  'cellulosics-co2': beside('fiber-energy', places.TABLE_3),
  'hemp-co2': beside('sei-2005', places.QUOTING_PAGE),
  'polyamide-co2': beside('renova', places.METHOD_PAGE),
  'polyester-co2': beside('fiber-energy', places.TABLE_3),
  'hemp-production': {
    ...words.HEMP_PRODUCTION,
    year: '2005',
    sourceIds: ['hemp-fao'],
    evidence: quotedIn('hemp-fao', undefined, THIRD_CHECK),
  },
};

const phase = {
  year: '2019',
  sourceIds: ['hub-phases', 'niinimaki-2020', 'six-garments'],
  evidence: quotedIn('hub-phases', places.ITS_CHART),
  page: 'charts/production',
} as const;

/** What stands behind each column of the production phases; # is the phase's name. */
export const phaseClaims = addWords(words.PHASE_CLAIMS, {
  emissions: {
    ...phase,
    verdict: 'off',
  },
  share: {
    ...phase,
    verdict: 'holds with a note',
  },
});
