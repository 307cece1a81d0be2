import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { SceneHandle } from '../scene/useScene';
import { Caption, CaptionGroup } from './Caption';
import { Pinned } from './Pinned';

const scene = { ref: () => () => {} } as unknown as SceneHandle;

describe('Pinned', () => {
  const html = renderToString(
    <Pinned scene={scene} className="night" isOver picture={<canvas />} anchors={<i id="there" />}>
      <CaptionGroup>
        <Caption name="first" captionRef={() => {}} isFirst title="Six cups.">
          <p>Today.</p>
        </Caption>
        <Caption name="next" captionRef={() => {}} title="All cups.">
          <p>For one shirt.</p>
        </Caption>
      </CaptionGroup>
    </Pinned>,
  );

  it('Pinned tells its words before its picture, which gives them away', () => {
    const places = ['Six cups.', 'All cups.', '<canvas', 'id="there"'].map((part) => html.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it('Pinned shows the first of its captions as sent, and lies over the picture before it', () => {
    expect(html.match(/data-shown/g)).toHaveLength(1);
    expect(html).toMatch(/data-caption="first" data-shown/);
    expect(html).toMatch(/<section[^>]* data-pinned="" data-over=""/);
  });

  it('Pinned says no style of its own', () => {
    expect(html).not.toContain('style=');
  });
});
