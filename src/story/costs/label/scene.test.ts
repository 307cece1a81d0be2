import { expect, it } from 'vitest';
import { createFakePage, runFakeScene } from '../../../scene/fakes/fakePage';
import { labelScene, placeCloth } from './scene';

it('labelScene bakes a shirt of 11,421 cups, and draws the reader’s on its chest', () => {
  const page = createFakePage({ widthPx: 500, heightPx: 500 });
  const { canvas } = runFakeScene(labelScene, { cups: 6 }, { page });
  page.runFrames(200);
  const baked = page.made[0]?.calls ?? [];
  expect(baked.filter((call) => call.startsWith('fillRect'))).toHaveLength(11_421);
  expect(canvas.calls.some((call) => call.startsWith('drawImage'))).toBe(true);
  // The outline, and a path for each cup.
  expect(canvas.calls.filter((call) => call === 'closePath').length % 7).toBe(0);
  expect(page.runFrames(3)).toBe(0);
});

it('placeCloth(width, height) keeps the shirt inside its box', () => {
  expect(placeCloth(300, 200)).toEqual({ sizePx: 200, middlePx: 150, topPx: 0 });
  expect(placeCloth(0, 0).sizePx).toBe(0);
});
