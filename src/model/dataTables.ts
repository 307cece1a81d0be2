import { type Fabric, fabrics } from '../data/fabrics';
import { livesFigures } from '../data/livesFigures';
import { places } from '../data/places';
import { productionPhases } from '../data/productionPhases';
import { type Source, type SourceId, sources } from '../data/sources';
import { stressedCountries } from '../data/waterStress';
import { type Claim, listClaims } from './claimList';
import type { FieldId, TableId } from './dataColumns';
import { MOST } from './verdict';

type Cell = string | number | undefined;

/** The name and type of a column, as the standard for data packages writes them. */
interface Column<Row> {
  name: string;
  type: 'string' | 'number' | 'integer' | 'boolean';
  says: FieldId;
  read: (row: Row) => Cell;
  isRequired?: boolean;
  values?: readonly string[];
}

export interface DataTable {
  id: TableId;
  columns: readonly Omit<Column<never>, 'read'>[];
  rows: readonly (readonly Cell[])[];
}

export const OUR_LICENSE = 'CC-BY-4.0';
/** Of a source whose terms none of us has read. */
const LICENSE_UNREAD = 'not read';

const licenseOf = ({ license = LICENSE_UNREAD }: Pick<Source, 'license'>) => license;

/** The licenses of the sources behind a figure, each once: "CC BY 3.0; not read". Our own arithmetic has none. */
export function describeSourceLicenses(ids: readonly SourceId[]): string {
  const licenses = ids.map((id) => licenseOf(sources.get(id) ?? {}));
  return [...new Set(licenses)].join('; ');
}

function column<Row>(
  name: string,
  type: Column<Row>['type'],
  says: FieldId,
  read: (row: Row) => Cell,
  more: Pick<Column<Row>, 'isRequired' | 'values'> = { isRequired: true },
): Column<Row> {
  return { name, type, says, read, ...more };
}

const ours = <Row>() => column<Row>('license', 'string', 'license', () => OUR_LICENSE);
const theirs = <Row>(...ids: SourceId[]) =>
  column<Row>('source_license', 'string', 'sourceLicense', () => describeSourceLicenses(ids));

function createTable<Row>(id: TableId, rows: readonly Row[], columns: readonly Column<Row>[]): DataTable {
  return {
    id,
    columns: columns.map(({ read: _, ...shown }) => shown),
    rows: rows.map((row) => columns.map(({ read }) => read(row))),
  };
}

const documentOf = ({ evidence }: Claim) => ('document' in evidence ? evidence.document : undefined);
const formulaOf = ({ formula }: Claim) =>
  formula === undefined ? undefined : 'value' in formula ? formula.value : formula.low;

const CLAIM_COLUMNS: readonly Column<Claim>[] = [
  column('id', 'string', 'id', ({ id }) => id),
  column('title', 'string', 'title', ({ title }) => title),
  column('value', 'number', 'value', ({ figure }) => ('value' in figure ? figure.value : undefined), {}),
  column('low', 'number', 'low', ({ figure }) => ('low' in figure ? figure.low : undefined), {}),
  column('high', 'number', 'high', ({ figure }) => ('low' in figure ? figure.high : undefined), {}),
  column('unit', 'string', 'unit', ({ figure }) => figure.unit),
  column('text', 'string', 'text', ({ text }) => text),
  column('boundary', 'string', 'boundary', ({ boundary }) => boundary),
  column('year', 'string', 'year', ({ year }) => year, {}),
  column('verdict', 'string', 'verdict', ({ verdict }) => verdict, {
    isRequired: true,
    values: ['holds', 'holds with a note', 'unconfirmed', 'off'],
  }),
  column('grade', 'string', 'grade', ({ evidence }) => evidence.grade, {
    isRequired: true,
    values: [...Object.keys(MOST), 'arithmetic'],
  }),
  column('rests_on', 'string', 'restsOn', ({ restsOn }) => restsOn.join(' '), {}),
  column('formula', 'string', 'formula', formulaOf, {}),
  column(
    'formula_high',
    'string',
    'formulaHigh',
    ({ formula }) => (formula && 'high' in formula ? formula.high : undefined),
    {},
  ),
  column('step', 'number', 'step', ({ formula }) => formula?.step, {}),
  column('rounding', 'string', 'rounding', ({ formula }) => formula?.rounding, {}),
  column('note', 'string', 'note', ({ note }) => note),
  column('document', 'string', 'document', documentOf, {}),
  column(
    'place',
    'string',
    'place',
    ({ evidence }) => ('place' in evidence ? evidence.place : undefined),
    {},
  ),
  column(
    'read_on',
    'string',
    'readOn',
    ({ evidence }) => ('readOn' in evidence ? evidence.readOn : undefined),
    {},
  ),
  column('sources', 'string', 'sourceIds', ({ sourceIds }) => sourceIds.join(' '), {}),
  column('page', 'string', 'page', ({ page }) => page),
  ours(),
  column(
    'source_license',
    'string',
    'sourceLicense',
    ({ sourceIds }) => describeSourceLicenses(sourceIds),
    {},
  ),
];

const SOURCE_COLUMNS: readonly Column<Source>[] = [
  column('id', 'string', 'id', ({ id }) => id),
  column('authors', 'string', 'authors', ({ authors }) => authors),
  column('title', 'string', 'title', ({ title }) => title),
  column('year', 'integer', 'year', ({ year }) => year, {}),
  column('publisher', 'string', 'publisher', ({ publisher }) => publisher),
  column('link', 'string', 'link', ({ link }) => link, {}),
  column('site', 'string', 'site', ({ site }) => site, {}),
  column('reading', 'string', 'reading', ({ reading }) => reading, {
    isRequired: true,
    values: ['read', 'opening only', 'through a quotation', 'not read'],
  }),
  column('weakness', 'string', 'weakness', ({ weakness }) => weakness, {}),
  column('source_license', 'string', 'sourceLicense', licenseOf),
];

const identity = <Row extends { id: string; name: string }>(): Column<Row>[] => [
  column('id', 'string', 'id', ({ id }) => id),
  column('name', 'string', 'name', ({ name }) => name),
];

const FABRIC_COLUMNS: readonly Column<Fabric>[] = [
  ...identity<Fabric>(),
  column('water_liters_per_kg', 'number', 'water', ({ waterLitersPerKg }) => waterLitersPerKg),
  column('energy_per_kg', 'number', 'energy', ({ energyKwhPerKg }) => energyKwhPerKg),
  column('co2_kg_per_kg', 'number', 'co2', ({ kgCo2PerKg }) => kgCo2PerKg),
  column('production_megatons', 'number', 'production', ({ productionMegatons }) => productionMegatons),
  ours(),
  theirs('fiber-bible'),
];

/** Every table of the package, in the order of the story's own telling. */
export function listDataTables(claims: readonly Claim[] = listClaims()): DataTable[] {
  return [
    createTable('claims', claims, CLAIM_COLUMNS),
    createTable('sources', [...sources.values()], SOURCE_COLUMNS),
    createTable('fabrics', fabrics, FABRIC_COLUMNS),
    createTable('phases', productionPhases, [
      ...identity(),
      column('share_percent', 'number', 'share', ({ sharePercent }) => sharePercent),
      column('emissions', 'number', 'emissions', ({ emissions }) => emissions),
      ours(),
      theirs('niinimaki-2020', 'six-garments'),
    ]),
    createTable('places', places, [
      ...identity(),
      column('irrigation_liters_per_kg', 'number', 'irrigation', (place) => place.irrigationLitersPerKg),
      column('rain_liters_per_kg', 'number', 'rain', (place) => place.rainLitersPerKg),
      column('harvest_megatons', 'number', 'harvest', ({ harvestMegatons }) => harvestMegatons, {}),
      ours(),
      theirs('footprints-2011'),
    ]),
    createTable('countries', stressedCountries, [
      ...identity(),
      column('irrigation_km3', 'number', 'volume', ({ irrigationKm3 }) => irrigationKm3),
      column('stress_percent', 'number', 'stress', ({ stressPercent }) => stressPercent),
      ours(),
      theirs('footprints-2011', 'aquastat'),
    ]),
    createTable(
      'lives',
      claims.filter(({ id }) => id in livesFigures),
      [
        ...CLAIM_COLUMNS.filter(({ name }) => /^(id|title|value|low|high|unit)$/.test(name)),
        column('is_unconfirmed', 'boolean', 'isUnconfirmed', ({ figure }) =>
          String(figure.isUnconfirmed ?? false),
        ),
        ...CLAIM_COLUMNS.filter(({ name }) => /license$/.test(name)),
      ],
    ),
  ];
}
