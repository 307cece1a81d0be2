import { expect, test } from 'vitest';
import { readDripMs, startDrip } from './dripClock';

test('readDripMs(now) counts from the story’s start, and from the choice once there is one', () => {
  expect(readDripMs(4000)).toBe(4000);
  startDrip(3000);
  expect(readDripMs(4000)).toBe(1000);
  expect(readDripMs(2000)).toBe(0);
  startDrip(0);
  expect(readDripMs(0)).toBe(0);
});
