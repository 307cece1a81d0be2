import { describe, expect, it } from 'vitest';
import { FakeCanvas } from '../../scene/fakes/fakePage';
import { COLORS } from '../../theme/tokens';
import { placeStage } from './placeLake';
import { placeStrands } from './placeStrands';
import { placeYarns } from './placeYarns';
import { pourWater } from './pourWater';
import { WATER } from './water';
import type { YarnSprites } from './yarnSprite';

const room = { leftPx: 448, topPx: 76, widthPx: 944, heightPx: 700 };
const stage = placeStage({ lakeRoom: room, warpRoom: room, pixelRatio: 1 });
const blue = { image: new FakeCanvas(), color: '#4f9abc' };

/** The left edge and the width of what is drawn at progress `p`: all water, and each yarn. */
function pour(p: number) {
  const canvas = new FakeCanvas();
  const strands = placeStrands(stage, WATER, stage.lake, p);
  pourWater(canvas.getContext(), stage, { blue } as unknown as YarnSprites, strands, placeYarns(p));
  const water: number[][] = [];
  const yarns: number[][] = [];
  let color = '';
  for (const call of canvas.calls) {
    const [name, ...words] = call.split(' ');
    const numbers = words.map(Number);
    if (name === 'fillStyle') color = words[1] ?? '';
    if (name === 'fillRect' && color === COLORS['dip-6'])
      water.push([numbers[0] ?? Number.NaN, numbers[2] ?? Number.NaN]);
    else if (name === 'fillRect') yarns.push([numbers[0] ?? Number.NaN, numbers[2] ?? Number.NaN]);
    if (name === 'drawImage') yarns.push([numbers[5] ?? Number.NaN, numbers[7] ?? Number.NaN]);
  }
  return { calls: canvas.calls, water, yarns };
}

describe('pourWater', () => {
  it('pourWater(…) draws nothing before the first yarn is poured', () => {
    const { water, yarns } = pour(0);
    expect([water, yarns]).toEqual([[], []]);
  });

  it('pourWater(…) draws the 100 yarns side by side over the claimed half, on one sheet of water', () => {
    const { water, yarns } = pour(0.2);
    expect(yarns).toHaveLength(100);
    const [[west = 0] = []] = yarns;
    let east = west;
    for (const [left, width = 0] of yarns) {
      expect(left).toBe(east);
      east += width;
    }
    expect(water).toEqual([[west, east - west]]);
  });

  it('pourWater(…) fills the last yarn alone as far as it is poured', () => {
    const { water, yarns } = pour(0.13);
    expect(water).toHaveLength(2);
    expect(water[1]).toEqual(yarns.at(-1));
  });

  it('pourWater(…) draws what is too narrow for a yarn as every second line', () => {
    const { yarns } = pour(0.33);
    expect(yarns.length).toBeGreaterThan(10);
    expect(yarns.every(([left = 0, width = 0]) => width > 1 || left % 2 === 0)).toBe(true);
  });

  it('pourWater(…) draws only where the basin is', () => {
    expect(pour(0.2).calls).toContain('globalCompositeOperation = source-atop');
  });
});
