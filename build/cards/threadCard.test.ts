import { expect, test } from 'vitest';
import { COLORS } from '../../src/theme/tokens';
import { composeThreadCard } from './threadCard';

/** How many stitches the card has in these colors. */
function countStitches(drawing: string, colors: readonly string[]): number {
  const paths = [...drawing.matchAll(/<path d="([^"]*)" transform="translate\(0 0\)" stroke="([^"]*)"/g)];
  return paths
    .filter(([, , color = '']) => colors.includes(color))
    .reduce((sum, [, path = '']) => sum + (path.match(/M/g)?.length ?? 0), 0);
}

test('composeThreadCard(cups) sews one yellow stitch for each of the reader’s days', async () => {
  const { drawing, alt } = await composeThreadCard(6);
  expect(countStitches(drawing, [COLORS.weld, COLORS['weld-hi']])).toBe(1971);
  expect(alt).toBe(
    'A T-shirt embroidered with 1,971 yellow stitches, one for each of my days, by one estimate',
  );
});

test('composeThreadCard(undefined) sews one white stitch for each cup', async () => {
  const { drawing } = await composeThreadCard(undefined);
  expect(countStitches(drawing, [COLORS['dip-1']])).toBe(11_824);
});
