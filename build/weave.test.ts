import { describe, expect, it } from 'vitest';
import { listDataTables } from '../src/model/dataTables';
import { COLORS } from '../src/theme/tokens';
import { composeWeave, dyeColumn } from './weave';

describe('dyeColumn', () => {
  it('dyeColumn("number", cells) dyes by rank, and leaves an empty cell undyed', () => {
    expect(dyeColumn('number', [5, undefined, 1000, 1])).toEqual([
      expect.stringMatching(/^#/),
      undefined,
      COLORS['dip-8'],
      COLORS['dip-2'],
    ]);
  });

  it('dyeColumn("string", cells) has a bright dye for each of a few words, and a brown one for many, by length', () => {
    expect(dyeColumn('string', ['holds', 'off', 'holds'])).toEqual([
      COLORS['dip-5'],
      COLORS.weld,
      COLORS['dip-5'],
    ]);
    const many = dyeColumn('string', [...'abcdefghij', 'j'.repeat(900)]);
    expect(new Set(many.slice(0, 10)).size).toBe(1);
    expect(many[10]).not.toBe(many[0]);
  });
});

describe('composeWeave', () => {
  it('composeWeave(table) has a stitch or a gap for each cell of each table', () => {
    for (const table of listDataTables()) {
      const svg = composeWeave(table);
      const cells = [...svg.matchAll(/M\d+ \d+h(\d+)v10H/g)].reduce(
        (sum, [, width]) => sum + Number(width) / 4,
        0,
      );
      expect([table.id, cells]).toEqual([table.id, table.rows.length * table.columns.length]);
    }
  });

  it('composeWeave(table) of no rows is empty cloth', () => {
    expect(composeWeave({ id: 'claims', columns: [], rows: [] })).toContain('viewBox="0 0 0 0"');
  });
});
