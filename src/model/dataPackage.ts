import { FIELDS, packageDescription, packageTitle, REASONS, TABLES } from '#words/text/tables';
import { changes, currentEdition, type Edition } from '../data/editions';
import { type DataTable, listDataTables, OUR_LICENSE } from './dataTables';
import { formatCsv, formatJson } from './publication';

const LICENSES = [
  {
    name: OUR_LICENSE,
    title: 'Creative Commons Attribution 4.0 International',
    path: 'https://creativecommons.org/licenses/by/4.0/',
  },
];
const PRIMARY_KEY = 'id';
/** Where an edition's files lie: "data/v2/". */
export const locateEdition = ({ number }: Pick<Edition, 'number'>): string => `data/v${number}/`;

/** A table as CSV; what has no value is an empty cell. */
const formatTable = ({ columns, rows }: DataTable): string =>
  formatCsv(
    rows.map((row) => Object.fromEntries(columns.map(({ name }, index) => [name, row[index] ?? '']))),
  );

/** Says what a table's columns hold, in the terms of Table Schema. */
function describeSchema({ id, columns }: DataTable) {
  return {
    fields: columns.map(({ name, type, says, isRequired, values }) => ({
      name,
      type,
      ...(name === 'link' ? { format: 'uri' } : {}),
      description: FIELDS[says],
      ...(isRequired || values
        ? {
            constraints: {
              ...(isRequired ? { required: true } : {}),
              ...(name === PRIMARY_KEY ? { unique: true } : {}),
              ...(values ? { enum: values } : {}),
            },
          }
        : {}),
    })),
    primaryKey: [PRIMARY_KEY],
    ...(id === 'lives'
      ? {
          foreignKeys: [{ fields: [PRIMARY_KEY], reference: { resource: 'claims', fields: [PRIMARY_KEY] } }],
        }
      : {}),
    missingValues: [''],
  };
}

/**
 * Describes the tables as a data package, version 2 of that standard.
 * @param folder where its files lie, seen from it: "v2/" or ""
 */
function describePackage(tables: readonly DataTable[], { number, date }: Edition, folder: string) {
  return {
    $schema: 'https://datapackage.org/profiles/2.0/datapackage.json',
    name: 'threadprint',
    title: packageTitle,
    description: packageDescription,
    version: String(number),
    created: `${date}T00:00:00Z`,
    licenses: LICENSES,
    contributors: [{ title: 'Threadprint', roles: ['creator'] }],
    keywords: ['cotton', 'clothing', 'textiles', 'water footprint', 'carbon footprint'],
    resources: tables.map((table) => ({
      name: table.id,
      type: 'table',
      title: TABLES[table.id],
      path: `${folder}${table.id}.csv`,
      format: 'csv',
      mediatype: 'text/csv',
      encoding: 'utf-8',
      dialect: { delimiter: ',', lineTerminator: '\r\n', quoteChar: '"', doubleQuote: true, header: true },
      schema: describeSchema(table),
    })),
  };
}

/** The log of what editions changed, one row a figure. */
const formatChanges = (): string =>
  formatCsv(
    changes.flatMap(({ ids, why, ...change }) => ids.map((id) => ({ id, ...change, why: REASONS[why] }))),
  );

/** Lists the files of the current edition: its tables, their description there and beside the other data, and the log. */
export function listPackageFiles(
  tables: readonly DataTable[] = listDataTables(),
  edition: Edition = currentEdition,
): { path: string; content: string }[] {
  const folder = locateEdition(edition);
  return [
    { path: 'data/datapackage.json', content: formatJson(describePackage(tables, edition, folder.slice(5))) },
    { path: 'data/changes.csv', content: formatChanges() },
    { path: `${folder}datapackage.json`, content: formatJson(describePackage(tables, edition, '')) },
    ...tables.map((table) => ({ path: `${folder}${table.id}.csv`, content: formatTable(table) })),
  ];
}
