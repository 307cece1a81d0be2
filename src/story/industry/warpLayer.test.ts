import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageStudio } from '../../charts/studio';
import { placeStage } from './layout';
import type { Strand } from './placeStrands';
import { placeYarns, type YarnDye } from './placeYarns';
import { spinYarns } from './spinYarns';
import { createWarpLayer, drawHangingYarns } from './warpLayer';

const size = { widthPx: 1440, heightPx: 900, lakeCaptionTopPx: 580, warpCaptionTopPx: 620, pixelRatio: 1 };
const stage = placeStage(size, 192_000);
let columns: number[];
let copies: number;

/** A context that takes every call and notes the columns that are cleared. */
const createContext = () =>
  new Proxy({} as CanvasRenderingContext2D, {
    get: (_target, name) => (x: number) => {
      if (name === 'clearRect') columns.push(x);
      return name === 'createLinearGradient' ? { addColorStop() {} } : undefined;
    },
    set: () => true,
  });

beforeEach(() => {
  columns = [];
  copies = 0;
  vi.stubGlobal('document', {
    createElement: () => {
      const context = createContext();
      return { width: 0, height: 0, getContext: () => context };
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const strands: Strand[] = placeYarns(0.5).map((_, i) => {
  const xPx = stage.warp.leftPx + (i + 0.5) * stage.warp.pitchPx;
  const { topPx, bottomPx, pitchPx } = stage.warp;
  return { topXPx: xPx, bottomXPx: xPx, topPx, bottomPx, pitchPx, carried: 1 };
});

/** What comes of all the steps. */
function finish<Result>(steps: Generator<undefined, Result>): Result {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

describe('drawHangingYarns', () => {
  const draw = () => {
    const layer = createWarpLayer(pageStudio, stage);
    const spun = finish(spinYarns(stage, pageStudio));
    const stageContext = { drawImage: () => copies++ } as unknown as CanvasRenderingContext2D;
    return (dyes: readonly YarnDye[], hung = strands.length) => {
      columns = [];
      const carried = strands.map((strand, i) => (i < hung ? strand : { ...strand, carried: 0.5 }));
      drawHangingYarns(stageContext, layer, spun, carried, dyes);
    };
  };

  it('drawHangingYarns(…) draws each yarn once in its own column, then only copies them', () => {
    const drawDyes = draw();
    drawDyes(placeYarns(0.5));
    expect(columns).toEqual(
      Array.from({ length: 100 }, (_, i) => stage.warp.leftPx + i * stage.warp.pitchPx),
    );
    drawDyes(placeYarns(0.55));
    expect([columns, copies]).toEqual([[], 2]);
  });

  it('drawHangingYarns(…) draws again the yarns whose dye has changed', () => {
    const drawDyes = draw();
    const dyes = placeYarns(0.5);
    drawDyes(dyes);
    drawDyes(dyes.map((dye, i) => (i === 99 ? { ...dye, blue: 0.5, undyed: 0.5 } : dye)));
    expect(columns).toEqual([stage.warp.leftPx + 99 * stage.warp.pitchPx]);
  });

  it('drawHangingYarns(…) draws a yarn once it is hung, and clears its column when it is lifted off again', () => {
    const drawDyes = draw();
    const dyes = placeYarns(0.5);
    const columnsOf = (hung: number) => {
      drawDyes(dyes, hung);
      return columns.map((x) => Math.round((x - stage.warp.leftPx) / stage.warp.pitchPx));
    };
    expect([columnsOf(1), columnsOf(3), columnsOf(2), columnsOf(2)]).toEqual([[0], [1, 2], [2], []]);
  });
});
