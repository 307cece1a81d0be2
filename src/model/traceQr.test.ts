import jsqr from 'jsqr';
import { create } from 'qrcode';
import { describe, expect, it } from 'vitest';
import { type QrModules, QUIET_ZONE, traceQr } from './traceQr';

const PX = 4;

/** Paints the path as a browser would: black runs of four pixels a module on white, as RGBA. */
function paint(path: string, size: number): { data: Uint8ClampedArray; sidePx: number } {
  const sidePx = (size + 2 * QUIET_ZONE) * PX;
  const data = new Uint8ClampedArray(sidePx * sidePx * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\1Z/g)) {
    for (let row = Number(y) * PX; row < (Number(y) + 1) * PX; row++) {
      for (let column = Number(x) * PX; column < (Number(x) + Number(length)) * PX; column++) {
        data.fill(0, (row * sidePx + column) * 4, (row * sidePx + column) * 4 + 3);
      }
    }
  }
  return { data, sidePx };
}

const read = (modules: QrModules) => {
  const { data, sidePx } = paint(traceQr(modules), modules.size);
  return jsqr(data, sidePx, sidePx)?.data;
};

describe('traceQr(modules)', () => {
  it('draws a code that a camera reads back', () => {
    for (const link of [
      'http://localhost:4173/threadprint/thirsty_fashion',
      `https://school.example/${'a/'.repeat(40)}de/thirsty_fashion`,
    ]) {
      expect(read(create(link, { errorCorrectionLevel: 'M' }).modules)).toBe(link);
    }
  });

  it('draws a run of dark modules at once, the margin beside it', () => {
    expect(traceQr({ size: 3, data: [1, 1, 0, 0, 0, 0, 1, 0, 1] })).toBe('M4 4h2v1H4ZM4 6h1v1H4ZM6 6h1v1H6Z');
  });
});
