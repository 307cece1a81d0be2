import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageStudio } from '../../charts/studio';
import { LAKE_ONTARIO } from '../../data/outlines/lakeOntario';
import { placeStage } from './layout';
import { placeStrands } from './placeStrands';
import { placeYarns } from './placeYarns';
import { pourWater } from './pourWater';
import type { Scene } from './scene';
import { measureWater } from './shoreline';
import { spinYarns } from './spinYarns';
import { createWaterLayer } from './waterLayer';

const water = measureWater(LAKE_ONTARIO);
const size = { widthPx: 1440, heightPx: 900, lakeCaptionTopPx: 580, warpCaptionTopPx: 620, pixelRatio: 1 };
const stage = placeStage(size, water.area.at(-1) ?? 0);
const box = { leftPx: 0, topPx: 0, widthPx: 1440, heightPx: 900 };

/** The left edge and the width of every copy that was made of a yarn. */
let yarns: [left: number, width: number][];
let cleared: [left: number, width: number][];

beforeEach(() => {
  yarns = [];
  cleared = [];
  vi.stubGlobal('document', {
    createElement: () => {
      const context = new Proxy({} as CanvasRenderingContext2D, {
        get:
          (target, name) =>
          (...numbers: number[]) => {
            if (name === 'clearRect') cleared.push([numbers[0] ?? 0, numbers[2] ?? 0]);
            if (name === 'drawImage' && target.globalCompositeOperation === 'source-atop')
              yarns.push([numbers[5] ?? 0, numbers[7] ?? 0]);
            return name === 'createLinearGradient' ? { addColorStop() {} } : undefined;
          },
      });
      return { width: 0, height: 0, getContext: () => context };
    },
  });
  vi.stubGlobal('Path2D', class {});
});
afterEach(() => vi.unstubAllGlobals());

/** What comes of all the steps. */
function finish<Result>(steps: Generator<undefined, Result>): Result {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** Pours the water of one moment after the other, and tells how far east it stands at the last. */
function pourAll(...progress: number[]) {
  const scene = {
    stage,
    lake: { water },
    studio: pageStudio,
    paths: {},
    layers: { box },
  } as unknown as Scene;
  const { sprites } = finish(spinYarns(stage, pageStudio));
  const layer = createWaterLayer(scene);
  let eastPx = 0;
  for (const p of progress) {
    yarns = [];
    cleared = [];
    eastPx = pourWater(stage, sprites, layer, placeStrands(stage, water, stage.lake, p), placeYarns(p));
  }
  return eastPx;
}

describe('pourWater', () => {
  it('pourWater(…) draws the 100 yarns side by side over the claimed half', () => {
    pourAll(0.18);
    expect(yarns).toHaveLength(100);
    yarns.slice(1).forEach(([left], i) => {
      const [before = 0, width = 0] = yarns[i] ?? [];
      expect(left).toBe(before + width);
    });
  });

  it('pourWater(…) draws again only the yarns that were poured since', () => {
    pourAll(0.1, 0.101);
    const [[left, width] = [0, 0]] = cleared;
    expect(yarns.length).toBeGreaterThan(0);
    expect(yarns.length).toBeLessThan(5);
    for (const [at, wide] of yarns) {
      expect(at).toBeGreaterThanOrEqual(left);
      expect(at + wide).toBeLessThanOrEqual(left + width);
    }
    pourAll(0.18, 0.181);
    expect([yarns, cleared]).toEqual([[], []]);
  });

  it('pourWater(…) returns how far east the water stands', () => {
    const half = pourAll(0.18);
    const truth = pourAll(0.33);
    expect(half).toBeLessThan(stage.lake.leftPx + 0.6 * LAKE_ONTARIO.width * stage.lake.pxPerUnit);
    expect(truth).toBeLessThan(stage.lake.leftPx + 0.12 * LAKE_ONTARIO.width * stage.lake.pxPerUnit);
  });

  it('pourWater(…) draws what is too narrow for a yarn as every second line', () => {
    pourAll(0.33);
    expect(yarns.length).toBeGreaterThan(10);
    expect(yarns.every(([left, width]) => width > 1 || left % 2 === 0)).toBe(true);
  });
});
