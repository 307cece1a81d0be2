import { create } from 'qrcode';
import { describe, expect, it } from 'vitest';
import { QUIET_ZONE, traceQr } from './traceQr';

/** Which modules the path fills, row by row, without the margin. */
function readModules(path: string, size: number): number[] {
  const modules = Array<number>(size * size).fill(0);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\1Z/g)) {
    const start = (Number(y) - QUIET_ZONE) * size + Number(x) - QUIET_ZONE;
    modules.fill(1, start, start + Number(length));
  }
  return modules;
}

describe('traceQr(modules)', () => {
  it('fills the dark modules of a link, and no others', () => {
    for (const link of [
      'http://localhost:4173/threadprint/thirsty_fashion',
      `https://school.example/${'a/'.repeat(40)}de/thirsty_fashion`,
    ]) {
      const { modules } = create(link, { errorCorrectionLevel: 'M' });
      expect(readModules(traceQr(modules), modules.size)).toEqual(Array.from(modules.data));
    }
  });

  it('draws a run of dark modules at once, the margin beside it', () => {
    expect(traceQr({ size: 3, data: [1, 1, 0, 0, 0, 0, 1, 0, 1] })).toBe('M4 4h2v1H4ZM4 6h1v1H4ZM6 6h1v1H6Z');
  });
});
