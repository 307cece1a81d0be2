import type { LAND } from '../../data/outlines/land';

/** The land as level runs of stitches, one path; every second row is set off by half a stitch, and the sea has none. */
export function traceLand({ rows, stitch }: Pick<typeof LAND, 'rows' | 'stitch'>): string {
  return rows
    .split('|')
    .map((row, index) => {
      let x = index % 2 ? stitch / 2 : 0;
      let path = '';
      for (const [, count = '', mark = ''] of row.matchAll(/(\d*)(.)/g)) {
        const width = stitch * (Number(count) || 1);
        if (mark !== '.') path += `M${x} ${index * stitch + 2}h${width - 0.8}`;
        x += width;
      }
      return path;
    })
    .join('');
}
