import { NUMERALS } from '#words/rules';
import { axisWithCheck, share, whatItIs } from '#words/text/charts';
import { AXIS_CHECKS, FABRIC_AXIS, FIBER_PRODUCTION, MEASURE_AXES } from '#words/text/fabrics';
import { PHASES_CHECK, PRODUCTION_AXES } from '#words/text/phases';
import { type Fabric, fabrics } from '../data/fabrics';
import { type ProductionPhase, productionPhases } from '../data/productionPhases';
import { locateTable } from '../words/language';
import { CHART_MEASURES } from './fabrics';

type Row = Record<string, string | number>;

/** The production phases under their published field names: production_type, percentage, emissions. */
export function listPhaseRows(phases: readonly ProductionPhase[] = productionPhases): Row[] {
  return phases.map(({ name, sharePercent, emissions }) => ({
    production_type: name,
    percentage: sharePercent,
    emissions,
  }));
}

/** The fabrics under their published field names, `tooltip_text` last. */
export function listFabricRows(records: readonly Fabric[] = fabrics): Row[] {
  return records.map((fabric) => ({
    material: fabric.name,
    water_use: fabric.waterLitersPerKg,
    energy_consumption: fabric.energyKwhPerKg,
    CO2_emission: fabric.kgCo2PerKg,
    fibre_production: fabric.productionMegatons,
    tooltip_text: fabric.tooltipText,
  }));
}

/** A head as one plain line: axes hold words together that may not part. */
const plainHead = (axis: string): string => axis.replaceAll('\u00a0', ' ');

/** Rows under the heads that the readers of this language know from the charts, the values as they are. */
function translateHeads(rows: readonly Row[], heads: readonly string[]): Row[] {
  return rows.map((row) =>
    Object.fromEntries(Object.values(row).map((value, column) => [plainHead(heads[column] ?? ''), value])),
  );
}

const PHASE_HEADS = [
  PRODUCTION_AXES.category,
  `${share} (%)`,
  axisWithCheck(PRODUCTION_AXES.value, PHASES_CHECK),
];
const FABRIC_HEADS = [
  FABRIC_AXIS,
  ...CHART_MEASURES.map((measure) => axisWithCheck(MEASURE_AXES[measure], AXIS_CHECKS[measure])),
  FIBER_PRODUCTION,
  whatItIs,
];

/** The same with quotes where needed. @throws {RangeError} for a text that a spreadsheet would run as a formula */
function quoteCell(text: string, separator: string): string {
  if (/^[=+\-@\t\r]/.test(text)) throw new RangeError(`"${text}" would be a formula in a spreadsheet`);
  return /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text;
}

function formatRows(
  rows: readonly Row[],
  separator: string,
  write: (value: string | number) => string,
): string {
  const [first] = rows;
  if (first === undefined) return '';
  const lines = [Object.keys(first), ...rows.map(Object.values)];
  return lines
    .map((values) => `${values.map((value) => quoteCell(write(value), separator)).join(separator)}\r\n`)
    .join('');
}

/** Writes rows as CSV (RFC 4180: CRLF, quotes where needed) under the fields of the first; no rows give "". */
export const formatCsv = (rows: readonly Row[]): string => formatRows(rows, ',', String);

/** A spreadsheet takes UTF-8 for the letters of its own country, unless the file begins with this. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * The same for spreadsheets, as they expect it where this language is spoken: with a decimal comma, semicolons part the
 * cells. A range of numbers alone in its cell keeps the dash that none of them takes for a date.
 */
export function formatSheet(rows: readonly Row[], { decimal } = NUMERALS): string {
  const content = formatRows(rows, decimal === ',' ? ';' : ',', (value) =>
    typeof value === 'number'
      ? String(value).replace('.', decimal)
      : value.replace(/^(\d+)[-/.](\d+)$/, '$1–$2'),
  );
  return content && BYTE_ORDER_MARK + content;
}

/** Writes anything as indented JSON that ends with a line break. */
export function formatJson(content: unknown): string {
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** Lists the tables as the readers of another language than English download them, below that language's folder. */
export function listTranslatedTables(): { path: string; content: string }[] {
  const tables = {
    'production-phases': translateHeads(listPhaseRows(), PHASE_HEADS),
    fabrics: translateHeads(listFabricRows(), FABRIC_HEADS),
  };
  return Object.entries(tables).map(([name, rows]) => ({
    path: locateTable(name),
    content: formatSheet(rows),
  }));
}

/** Lists the data files to publish under the base: path and content. */
export function listDataFiles(): { path: string; content: string }[] {
  const tables = { 'production-phases': listPhaseRows(), fabrics: listFabricRows() };
  return Object.entries(tables).flatMap(([name, rows]) => [
    { path: `data/${name}.csv`, content: formatSheet(rows) },
    { path: `data/${name}.json`, content: formatJson(rows) },
  ]);
}
