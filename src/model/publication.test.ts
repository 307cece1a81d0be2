import { describe, expect, it } from 'vitest';
import * as de from '../words/rules/de';
import * as es from '../words/rules/es';
import * as fr from '../words/rules/fr';
import {
  formatCsv,
  formatJson,
  formatSheet,
  listDataFiles,
  listFabricRows,
  listPhaseRows,
  listTranslatedTables,
} from './publication';

describe('formatCsv', () => {
  it('formatCsv(listPhaseRows()) has exactly the specified fields and records', () => {
    expect(formatCsv(listPhaseRows())).toBe(
      [
        'production_type,percentage,emissions',
        'Cotton production,8,208',
        'Yarn production,19,494',
        'Garment production,50,1300',
        'Distribution & retailing,4,104',
        'User phase,19,494',
        '',
      ].join('\r\n'),
    );
  });

  it('formatCsv(listFabricRows()) begins with the specified fields and quotes texts with commas', () => {
    const [head, cotton] = formatCsv(listFabricRows()).split('\r\n');
    expect(head).toBe('material,water_use,energy_consumption,CO2_emission,fibre_production,tooltip_text');
    expect(cotton).toMatch(/^Cotton,1559,48,2\.2,27,".+"$/);
  });

  it('formatCsv(rows) doubles quotes and quotes line breaks', () => {
    expect(formatCsv([{ a: 'say "hi"', b: 'x\ny', c: 1 }])).toBe('a,b,c\r\n"say ""hi""","x\ny",1\r\n');
  });

  it.each(['=1+1', '+1', '-1', '@cmd', '\t=1'])(
    'formatCsv refuses %j, which a spreadsheet would run',
    (text) => {
      expect(() => formatCsv([{ a: text }])).toThrow(RangeError);
    },
  );

  it('formatCsv([]) is empty', () => {
    expect(formatCsv([])).toBe('');
  });
});

describe('formatSheet', () => {
  const rows = [{ name: 'a; b', value: 4.8, range: '2-18', text: '2-18 cups' }];

  it('formatSheet(rows) begins with a byte order mark, and no range of numbers becomes a date', () => {
    expect(formatSheet(rows)).toBe('\ufeffname,value,range,text\r\na; b,4.8,2–18,2-18 cups\r\n');
    expect(formatSheet([])).toBe('');
  });

  it.each([es, fr, de])(
    'formatSheet(rows) parts cells by semicolons where decimals have a comma',
    ({ NUMERALS }) => {
      expect(formatSheet(rows, NUMERALS)).toBe(
        '\ufeffname;value;range;text\r\n"a; b";4,8;2–18;2-18 cups\r\n',
      );
    },
  );

  it('formatSheet(rows) refuses what a spreadsheet would run', () => {
    expect(() => formatSheet([{ a: '=1+1' }])).toThrow(RangeError);
  });
});

describe('listDataFiles', () => {
  it('listDataFiles() names both tables as CSV and JSON', () => {
    expect(listDataFiles().map(({ path }) => path)).toEqual([
      'data/production-phases.csv',
      'data/production-phases.json',
      'data/fabrics.csv',
      'data/fabrics.json',
    ]);
  });

  it('listDataFiles() has the specified fields and records in both, behind a byte order mark', () => {
    const [phases] = listDataFiles();
    expect(phases?.content).toBe(`\ufeff${formatCsv(listPhaseRows())}`);
  });

  it('formatJson(rows) reads back as the same rows', () => {
    expect(JSON.parse(formatJson(listFabricRows()))).toEqual(listFabricRows());
  });
});

describe('listTranslatedTables', () => {
  it('listTranslatedTables() gives each column the head of its chart, on one line, and plain numbers', () => {
    const [phases, fabrics] = listTranslatedTables().map(({ content }) => content.split('\r\n'));
    expect(phases?.slice(0, 2)).toEqual([
      '\ufeffProduction Phase,Share (%),CO2 Emissions (kg per kg of fabric): fits grams per T-shirt',
      'Cotton production,8,208',
    ]);
    expect(fabrics?.[0]).not.toContain('\u00a0');
    expect(fabrics?.[1]).toMatch(/^Cotton,1559,48,2\.2,27,".+"$/);
  });
});
