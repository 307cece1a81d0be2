import { describe, expect, test } from 'vitest';
import { placeCallout } from './Callout';
import type { SceneRefs } from './scene';

class FakePart {
  attributes: Record<string, string> = {};
  styles: Record<string, string> = {};
  style = {
    setProperty: (name: string, value: string) => {
      this.styles[name] = value;
    },
  };
  setAttribute(name: string, value: string) {
    this.attributes[name] = value;
  }
}

const CALLOUT = {
  ring: { xPx: 10, yPx: 20, widthPx: 40, heightPx: 26 },
  line: { x1: 1, y1: 2, x2: 3, y2: 4 },
  tag: { xPx: 90, yPx: 50, anchor: [0, 0.5] as const },
};

function createParts() {
  const parts = {
    lines: new FakePart(),
    halo: new FakePart(),
    line: new FakePart(),
    ring: new FakePart(),
    tag: new FakePart(),
  };
  const refs = Object.fromEntries(Object.entries(parts).map(([part, fake]) => [`cup-${part}`, fake]));
  return { parts, refs: refs as unknown as SceneRefs };
}

describe('placeCallout', () => {
  test('places the ring as an ellipse, both lines, and the tag by its anchor', () => {
    const { parts, refs } = createParts();
    placeCallout(refs, 'cup', CALLOUT);
    expect(parts.ring.attributes).toEqual({
      x: '10',
      y: '20',
      width: '40',
      height: '26',
      rx: '20',
      ry: '13',
    });
    expect(parts.halo.attributes).toEqual({ x1: '1', y1: '2', x2: '3', y2: '4' });
    expect(parts.line.attributes).toEqual({ x1: '1', y1: '2', x2: '3', y2: '4' });
    expect(parts.tag.styles).toEqual({
      opacity: '1',
      transform: 'translate(90px, 50px) translate(0%, -50%)',
    });
  });

  test('only hides a callout that is not to be seen', () => {
    const { parts, refs } = createParts();
    placeCallout(refs, 'cup', { ...CALLOUT, opacity: 0 });
    expect([parts.lines.styles, parts.ring.attributes]).toEqual([{ opacity: '0' }, {}]);
  });

  test('leaves out what does not stand in the page', () => {
    expect(() => placeCallout({}, 'cup', CALLOUT)).not.toThrow();
  });
});
