import { readFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { COLORS } from '../../theme/tokens';
import { FakeElement, runFakeScene } from '../fakes/fakePage';
import { Glass } from './Glass';
import { glassScene } from './scene';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

describe('docs/scenes.md', () => {
  test.each(['scene.ts', 'Glass.tsx'])('shows src/scene/example/%s as it is', (name) => {
    expect(read('../../../docs/scenes.md')).toContain(`\n${read(name)}\`\`\``);
  });
});

describe('glassScene', () => {
  test('fills the glass with the scroll and lets the number rise', () => {
    const { page, canvas, refs, scrollTo, errors } = runFakeScene(
      glassScene,
      { cups: 8 },
      { rootHeightPx: 1600 },
    );
    const count = new FakeElement(0, 0);
    refs.count = count;
    page.runFrames(3);
    scrollTo(-500);
    page.runFrames();
    expect(errors).toEqual([]);
    expect(canvas.calls).toEqual([
      'setTransform 1 0 0 1 0 0',
      'save',
      `fillStyle = ${COLORS['dip-8']}`,
      'fillRect 200 300 400 300',
      'drawImage canvas 400 0 8 8',
      'restore',
    ]);
    expect([count.textContent, count.style.transform]).toEqual(['4', 'translate(600px, 300px)']);
  });
});

describe('Glass', () => {
  test('is prerendered with its words', () => {
    expect(renderToString(<Glass cups={8} />)).toBe(
      '<section><canvas class="dyed" role="img" aria-label="A glass of 8 cups"></canvas><b aria-hidden="true"></b></section>',
    );
  });
});
