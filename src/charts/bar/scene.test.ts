import { describe, expect, test } from 'vitest';
import { formatNumber } from '../../model/format';
import { FakeElement, runFakeScene } from '../../scene/fakes/fakePage';
import { easePour } from '../../theme/easing';
import { createFabricChart } from '../fabrics';
import { GROW_MS } from './barFrame';
import { barsScene } from './scene';

const spec = createFabricChart('water');
const placed = spec.place(spec.data, { widthPx: 360, heightPx: 300 });

function run() {
  let growthMs = 0;
  const over: boolean[] = [];
  const props = {
    spec,
    placed,
    phase: 'growing' as 'growing' | 'whole',
    readGrowthMs: () => growthMs,
    onOver: (isOver: boolean) => over.push(isOver),
  };
  const scene = runFakeScene(barsScene, props, { rest: 1 });
  const refs = scene.refs as Record<string, unknown>;
  const cotton = new FakeElement(0, 0);
  Object.assign(refs, { 'value-0': cotton });
  return {
    ...scene,
    cotton,
    over,
    props,
    grow: (ms: number) => {
      growthMs = ms;
      scene.page.runFrames();
    },
  };
}

describe('barsScene', () => {
  test('a number is that of the bars’ own time, though frames come late', () => {
    const { cotton, grow } = run();
    grow(0);
    grow(GROW_MS / 2);
    expect(cotton.textContent).toBe(formatNumber(Math.round(1559 * easePour(0.5))));
    grow(GROW_MS);
    expect(cotton.textContent).toBe('1,559');
  });

  test('streams pour while the bars grow, and nothing asks for frames when all stand', () => {
    const { canvas, grow, update, props, over, page } = run();
    grow(0);
    grow(GROW_MS / 3);
    expect(canvas.calls).toContain('translate 0 90');
    expect(canvas.calls.filter((call) => call === 'fill').length).toBeGreaterThan(0);
    update({ props: { ...props, phase: 'whole' }, rest: 2 });
    page.runFrames(3);
    expect([over.at(-1), canvas.calls.includes('fill'), page.runFrames(3)]).toEqual([true, false, 0]);
  });
});
