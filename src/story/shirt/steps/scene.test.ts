import { describe, expect, it } from 'vitest';
import { FakeElement, runFakeScene } from '../../../scene/fakes/fakePage';
import { findStepRest, stepScene } from './scene';

function run(cups: number, isStill: boolean) {
  const fake = runFakeScene(stepScene, { from: 0, to: cups }, { rest: findStepRest(cups), isStill });
  Object.assign(fake.refs, { high: new FakeElement(1, 1) });
  const read = () => {
    const { high } = fake.refs as Record<string, FakeElement>;
    const drawn = fake.canvas.calls.filter((call) => call.startsWith('drawImage')).length;
    return [drawn, high?.textContent];
  };
  return { ...fake, read };
}

describe('stepScene', () => {
  it('stepScene lets exactly the cups of a step fall, counts them, and asks for no more frames', () => {
    const { page, read, update } = run(32, false);
    page.runFrames(200);
    expect(read()).toEqual([32, '32']);
    update({ props: { from: 32, to: 244 }, rest: findStepRest(244) });
    page.runFrames(3);
    const [falling] = read();
    expect(falling).toBeGreaterThan(32);
    expect(falling).toBeLessThan(244);
    page.runFrames(200);
    expect(read()).toEqual([244, '244']);
    expect(page.runFrames(5)).toBe(0);
  });

  it('stepScene shows all cups at once without motion', () => {
    const { page, read } = run(403, true);
    page.runFrames(2);
    expect(read()).toEqual([403, '403']);
  });

  it('stepScene draws no cups of none', () => {
    const { page, read } = run(0, false);
    page.runFrames(2);
    expect(read()).toEqual([0, '0']);
  });
});
