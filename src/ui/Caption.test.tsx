import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Caption } from './Caption';

const render = (caption: Partial<Parameters<typeof Caption>[0]>) =>
  renderToString(
    <Caption name="cotton" captionRef={() => {}} {...caption}>
      <p>Nineteen of twenty.</p>
    </Caption>,
  )
    .replaceAll(/<!-- -->| class="[^"]*"/g, '')
    .replaceAll('> <', '><');

describe('Caption', () => {
  it('Caption with a figure says it in its title, before the sentence that it stands in', () => {
    expect(render({ figure: '95%', lead: 'of it is cotton.' })).toContain(
      '<h2><span>95%</span><span>of it is cotton.</span></h2><p>Nineteen of twenty.</p>',
    );
  });

  it('Caption of level 1 is the title of its page', () => {
    expect(render({ level: 1, title: 'One cup.' })).toMatch(/<h1>\s*<span>One cup\.<\/span><\/h1>/);
  });

  it('Caption stands beside its still where it has one, and alone where it has none', () => {
    expect(render({ title: 'Not half.', still: <figure /> })).toMatch(/<\/div><figure><\/figure><\/div>$/);
    expect(render({ title: 'Not half.' })).toMatch(/<p>Nineteen of twenty\.<\/p><\/div><\/div><\/div>$/);
  });
});
