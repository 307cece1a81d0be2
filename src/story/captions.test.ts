import { describe, expect, test } from 'vitest';
import { calculateCaptionOpacity } from '../scene/captions';
import type { Caption } from '../scene/scene';

interface CaptionedScene {
  captions?: (layout: object) => readonly Caption[];
}

const files = import.meta.glob<Record<string, CaptionedScene>>('./**/scene.ts', { eager: true });
/** What layouts say of the room for words. */
const LAYOUTS = [{ isStriped: true }, { isStriped: false }];
const ALL = Object.entries(files).flatMap(([file, values]) =>
  Object.values(values).flatMap(({ captions }) =>
    captions ? LAYOUTS.map((layout) => [file, captions(layout)] as const) : [],
  ),
);
const PROGRESS = Array.from({ length: 2201 }, (_, step) => -0.1 + step / 2000);

describe('the captions of every scene', () => {
  test('are those of the zoom, the waters, the lake and the costs', () => {
    expect([...new Set(ALL.map(([file]) => file.split('/').at(-2)))].sort()).toEqual([
      'lake',
      'materials',
      'waters',
      'zoom',
    ]);
  });

  test.each(ALL)('%s: never lie over one another', (_, captions) => {
    const lanes = new Set(captions.map(({ lane }) => lane));
    for (const progress of PROGRESS)
      for (const lane of lanes) {
        const seen = captions.filter(
          (caption, index) => caption.lane === lane && calculateCaptionOpacity(captions, index, progress) > 0,
        );
        expect(seen.length, `${seen.map(({ name }) => name)} at ${progress}`).toBeLessThanOrEqual(1);
      }
  });

  test.each(ALL)('%s: stand whole where they can be read best', (_, captions) => {
    for (const [index, { name, rest }] of captions.entries())
      expect([name, calculateCaptionOpacity(captions, index, rest)]).toEqual([name, 1]);
  });
});
