import { describe, expect, test } from 'vitest';
import { placeMirrorRows } from './layout';
import { mirrorScene } from './scene';

const TRACK = { zeroXPx: 0, lengthPx: 400, thicknessPx: 40 };
const LAYOUT = {
  widthPx: 1000,
  heightPx: 480,
  rowPx: 80,
  hasRoomForSpouts: true,
  rows: placeMirrorRows('energy').map((_, row) => {
    const track = { ...TRACK, centerYPx: 40 + row * 80 };
    return { water: track, other: track };
  }),
  kind: 'energy',
  isDrawn: true,
} as const;

/** What `place` writes at a moment: texts, and styles by their name. */
function place(at: { stop: number; sinceStopMs: number; elapsedMs: number }, slide?: { startMs: number }) {
  const written: Record<string, string> = {};
  const grown: boolean[] = [];
  const refs = new Proxy({} as Record<string, HTMLElement>, {
    get: (_, name) => ({
      set textContent(text: string) {
        written[String(name)] = text;
      },
      style: {
        setProperty: (_property: string, value: string) => {
          written[`${String(name)} style`] = value;
        },
      },
    }),
  });
  const isMoving = mirrorScene.place?.(
    refs,
    { ...LAYOUT, rows: [...LAYOUT.rows] },
    { progress: 0, ...at },
    {
      kind: 'energy',
      order: slide ? 'energy' : 'listed',
      slide: slide && { from: 'listed', ...slide },
      isPlain: false,
      onGrown: (isGrown) => grown.push(isGrown),
    },
  );
  return { written, grown, isMoving };
}

describe('mirrorScene', () => {
  test('begins with nothing, and no number is more than its bar', () => {
    const { written, grown } = place({ stop: 1, sinceStopMs: 0, elapsedMs: 0 });
    expect([written['cotton-water-value'], written['cotton-water-bar style'], grown]).toEqual([
      '0 L',
      'scaleX(0)',
      [false],
    ]);
  });

  test('a number says what its bar shows', () => {
    const { written } = place({ stop: 1, sinceStopMs: 900, elapsedMs: 900 });
    const growth = Number(/scaleX\((.+)\)/.exec(written['cotton-water-bar style'] ?? '')?.[1]);
    expect(growth).toBeGreaterThan(0.2);
    expect(growth).toBeLessThan(0.9);
    expect(written['cotton-water-value']).toBe(`${Math.round(1559 * growth).toLocaleString('en')} L`);
    const backPx = Number(/translateX\((.+)px\)/.exec(written['cotton-water-tip style'] ?? '')?.[1]);
    expect(backPx).toBeCloseTo((1559 / 1600) * 400 * (1 - growth), 6);
  });

  test('ends exactly, with no style left', () => {
    const { written, grown, isMoving } = place({ stop: 1, sinceStopMs: 3000, elapsedMs: 3000 });
    expect([written['hemp-other-corner'], written['hemp-other-tip style']]).toEqual(['22 kWh least', '']);
    expect([grown, isMoving]).toEqual([[true], false]);
  });

  test('sorted rows begin where they stood', () => {
    const { written, isMoving } = place({ stop: 0, sinceStopMs: 50, elapsedMs: 50 }, { startMs: 50 });
    expect([written['polyamide-name style'], isMoving]).toEqual(['translateY(320px)', true]);
  });
});
