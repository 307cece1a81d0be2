import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Scale } from '../../model/guess/scale';
import { HowMuch } from './HowMuch';
import { WhichOne } from './WhichOne';

const noop = () => undefined;
const SCALE: Scale = { min: 0, max: 100, decimals: 1, knots: [0, 25, 50, 75, 100] };
const renderAmount = (value: number | undefined, answer?: string) =>
  renderToString(
    <HowMuch
      scale={SCALE}
      name="Your guess, in percent"
      unit="%"
      value={value}
      say={(percent) => `${percent} percent`}
      formatKnot={(knot) => `${knot}%`}
      onSet={noop}
      onShow={noop}
      answer={answer}
    />,
  );
const count = (html: string, part: RegExp) => html.match(part)?.length ?? 0;

describe('HowMuch', () => {
  it('<HowMuch value={undefined}> holds no value, and nothing is sewn', () => {
    const html = renderAmount(undefined);
    expect(html).toMatch(/role="spinbutton"[^>]*aria-valuetext="\?"/);
    expect(html).not.toContain('aria-valuenow');
    expect(count(html, /<circle/g)).toBe(5);
    expect(count(html, /<line/g)).toBe(1);
  });

  it('<HowMuch value={30}> is sewn to the needle, over the knots behind it', () => {
    const html = renderAmount(30);
    expect(html).toContain('aria-valuetext="30 percent"');
    expect(count(html, /x2="30%"/g)).toBe(3);
    expect(count(html, /<circle/g)).toBe(3);
  });

  it('<HowMuch> is placed by no style attribute: what is sent has none', () => {
    expect(renderAmount(30)).not.toContain('style=');
  });

  it('<HowMuch> has its number first, then its needle, then its button', () => {
    expect(renderAmount(undefined).match(/role="spinbutton"|type="range"|<button/g)).toEqual([
      'role="spinbutton"',
      'type="range"',
      '<button',
    ]);
  });

  it('<HowMuch answer> says what the picture has shown, and nothing before', () => {
    expect(renderAmount(30, 'It is 4.8%.')).toMatch(/aria-live="polite"[^>]*>It is 4.8%./);
    expect(renderAmount(30)).toMatch(/aria-live="polite"[^>]*><\/p>/);
  });
});

describe('WhichOne', () => {
  const render = (value: 'a' | 'b' | undefined) =>
    renderToString(
      <WhichOne
        question="Which one gives off the most?"
        options={[
          ['a', 'Cotton'],
          ['b', 'Yarn'],
        ]}
        value={value}
        onSet={noop}
        onShow={noop}
      />,
    );

  it('<WhichOne value={undefined}> is one group of radios, none of which is chosen', () => {
    const html = render(undefined);
    expect(html).toMatch(/^<fieldset><legend [^>]*>Which one gives off the most\?</);
    expect(count(html, /type="radio"/g)).toBe(2);
    expect(html).not.toContain('checked');
  });

  it('<WhichOne value> has its mark on one', () => {
    expect(render('b')).toMatch(/checked="" value="b"|value="b" checked=""/);
  });
});
