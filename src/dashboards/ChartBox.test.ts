import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { STANDING_FROM_ASPECT } from '../charts/fabrics';
import { STANDING_FROM_PX } from '../charts/production';

test('the charts as sent lie down where the layouts lay them down', () => {
  const css = readFileSync(new URL('ChartBox.module.css', import.meta.url), 'utf8');
  expect(Number(/\(max-width: (\d+)px\)/.exec(css)?.[1])).toBe(STANDING_FROM_PX - 1);
  const [, width, height] = /\(max-aspect-ratio: (\d+) \/ (\d+)\)/.exec(css) ?? [];
  expect(Number(width) / Number(height)).toBe(STANDING_FROM_ASPECT);
});
