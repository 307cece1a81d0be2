import Ajv from 'ajv';
import { describe, expect, it } from 'vitest';
import { sources } from '../data/sources';
import { listClaims } from './claimList';
import { COLUMNS } from './dataColumns';
import { listPackageFiles } from './dataPackage';
import { describeSourceLicenses, listDataTables } from './dataTables';
import { parseCsv } from './parseCsv';

/** What version 2 of the standard asks of the parts that our package has (datapackage.org/profiles/2.0/datapackage.json). */
const PATH = {
  type: 'string',
  pattern: String.raw`^((?=[^./~])(?!file:)((?!\/\.\.\/)(?!\\)(?!:\/\/).)*|(http|ftp)s?:\/\/.*)$`,
};
const KEY = { type: 'array', minItems: 1, uniqueItems: true, items: { type: 'string' } };
const FIELD = {
  required: ['name', 'type'],
  properties: {
    name: { type: 'string' },
    type: { enum: ['string', 'number', 'integer', 'date', 'year', 'yearmonth', 'boolean', 'any'] },
    format: { enum: ['default', 'email', 'uri', 'binary', 'uuid'] },
    constraints: { properties: { required: { type: 'boolean' }, unique: { type: 'boolean' }, enum: KEY } },
  },
};
const PACKAGE = {
  required: ['resources'],
  properties: {
    created: { type: 'string', pattern: String.raw`^\d{4}-\d\d-\d\dT[\d:]+Z$` },
    licenses: {
      minItems: 1,
      items: { anyOf: [{ required: ['name'] }, { required: ['path'] }], properties: { path: PATH } },
    },
    resources: {
      minItems: 1,
      items: {
        required: ['name', 'path'],
        properties: {
          path: PATH,
          type: { const: 'table' },
          schema: {
            required: ['fields'],
            properties: {
              fields: { minItems: 1, items: FIELD },
              primaryKey: KEY,
              foreignKeys: { items: { required: ['fields', 'reference'] } },
            },
          },
        },
      },
    },
  },
};
const validate = new Ajv({ allErrors: true, strict: false }).compile(PACKAGE);

const files = new Map(listPackageFiles().map(({ path, content }) => [path, content]));
const read = (path: string) => JSON.parse(files.get(path) ?? '');
const package_ = read('data/datapackage.json');

const readTable = (id: string) => parseCsv(files.get(`data/v3/${id}.csv`) ?? '');

interface Field {
  name: string;
  type: 'string' | 'number' | 'integer' | 'boolean';
  constraints?: { required?: boolean; unique?: boolean; enum?: string[] };
}

const IS_TYPE = {
  string: () => true,
  number: (text: string) => text.trim() !== '' && Number.isFinite(Number(text)),
  integer: (text: string) => /^\d+$/.test(text),
  boolean: (text: string) => /^(true|false)$/.test(text),
};

/** What of a table does not fit what its package says of it. */
function listMisfits(rows: readonly Record<string, string>[], fields: readonly Field[]): string[] {
  return fields.flatMap(({ name, type, constraints = {} }) => {
    const values = rows.map((row) => row[name] ?? '');
    const filled = values.filter((value) => value !== '');
    return [
      ...filled.filter((value) => !IS_TYPE[type](value)).map((value) => `${name}: ${value}`),
      ...(constraints.required && filled.length < values.length ? [`${name} is not filled`] : []),
      ...(constraints.unique && new Set(values).size < values.length ? [`${name} is not unique`] : []),
      ...filled
        .filter((value) => constraints.enum?.includes(value) === false)
        .map((value) => `${name} is "${value}"`),
    ];
  });
}

describe('the data package', () => {
  it.each(['data/datapackage.json', 'data/v3/datapackage.json'])('%s is valid by version 2', (path) => {
    validate(read(path));
    expect(validate.errors).toBe(null);
  });

  it.each([
    ['no resources', { resources: undefined }],
    ['a license without name and path', { licenses: [{ title: 'ours' }] }],
    ['a path that leaves the folder', { resources: [{ name: 'a', path: '../a.csv' }] }],
    [
      'an unknown type',
      { resources: [{ name: 'a', path: 'a.csv', schema: { fields: [{ name: 'a', type: 'text' }] } }] },
    ],
  ])('the schema rejects %s', (_name, changes) => {
    expect(validate(JSON.parse(JSON.stringify({ ...package_, ...changes })))).toBe(false);
  });

  it('every table fits its own description, and every column is described', () => {
    for (const { name, path, schema } of package_.resources) {
      const rows = parseCsv(files.get(`data/${path}`) ?? '');
      expect(rows.length, name).toBeGreaterThan(0);
      expect(Object.keys(rows[0] ?? {}), name).toEqual(schema.fields.map((field: Field) => field.name));
      expect(listMisfits(rows, schema.fields), name).toEqual([]);
    }
  });

  it('listMisfits finds a number that is none, what is missing, doubled, and not named', () => {
    const fields: Field[] = [
      { name: 'a', type: 'number', constraints: { required: true, unique: true } },
      { name: 'b', type: 'string', constraints: { enum: ['x'] } },
    ];
    expect(listMisfits([{ a: 'one', b: 'y' }, { a: '' }, { a: '' }], fields)).toEqual([
      'a: one',
      'a is not filled',
      'a is not unique',
      'b is "y"',
    ]);
  });

  it('COLUMNS names what each table holds, for the page of the data', () => {
    expect(
      Object.fromEntries(
        listDataTables().map(({ id, columns }) => [
          id,
          Object.fromEntries(columns.map(({ name, says }) => [name, says])),
        ]),
      ),
    ).toEqual(COLUMNS);
  });

  it('claims.csv holds the ledger, figure by figure', () => {
    const number = (value: number | undefined) => (value === undefined ? '' : String(value));
    expect(
      readTable('claims').map(({ id, value, low, high, unit, text, verdict }) => [
        id,
        value,
        low,
        high,
        unit,
        text,
        verdict,
      ]),
    ).toEqual(
      listClaims().map(({ id, figure, text, verdict }) => [
        id,
        number('value' in figure ? figure.value : undefined),
        number('low' in figure ? figure.low : undefined),
        number('low' in figure ? figure.high : undefined),
        figure.unit,
        text,
        verdict,
      ]),
    );
  });

  it.each([
    ['fabrics', 'water_liters_per_kg', 'water'],
    ['fabrics', 'energy_per_kg', 'energy'],
    ['fabrics', 'co2_kg_per_kg', 'co2'],
    ['fabrics', 'production_megatons', 'production'],
    ['phases', 'emissions', 'phase'],
    ['phases', 'share_percent', 'phase-share'],
    ['places', 'irrigation_liters_per_kg', 'irrigation'],
    ['places', 'rain_liters_per_kg', 'rain'],
    ['places', 'harvest_megatons', 'harvest'],
    ['countries', 'irrigation_km3', 'volume'],
    ['countries', 'stress_percent', 'stress'],
  ])('%s.%s are the figures of the ledger', (table, field, measure) => {
    const values = new Map(readTable('claims').map(({ id = '', value }) => [id, value]));
    const rows = readTable(table).filter((row) => row[field] !== '');
    expect(rows.map((row) => row[field])).toEqual(rows.map(({ id }) => values.get(`${id}-${measure}`)));
  });

  it('every id that a figure names is one of a source or a figure', () => {
    const claims = readTable('claims');
    const ids = new Set(claims.map(({ id = '' }) => id));
    const words = (text = '') => text.split(' ').filter(Boolean);
    expect(claims.flatMap((row) => words(row.sources)).filter((id) => !sources.has(id as never))).toEqual([]);
    expect(claims.flatMap((row) => words(row.rests_on)).filter((id) => !ids.has(id))).toEqual([]);
  });

  it('a license is a column of its own, and says of AQUASTAT that none of us has read its terms', () => {
    expect(describeSourceLicenses(['aquastat'])).toBe('not read');
    expect(describeSourceLicenses(['footprints-2011', 'aquastat'])).toBe('CC BY 3.0; not read');
    expect(describeSourceLicenses([])).toBe('');
    for (const { id, columns } of listDataTables()) {
      expect(
        columns.map(({ name }) => name),
        id,
      ).toContain('source_license');
    }
  });
});
