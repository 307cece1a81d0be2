import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BREAKPOINTS_EM } from './tokens';

const src = new URL('../', import.meta.url);
const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({
    file: file.replaceAll('\\', '/'),
    css: readFileSync(new URL(file, src), 'utf8').replaceAll(/\/\*.*?\*\//gs, ''),
  }));
const tokens = sheets.find(({ file }) => file === 'theme/tokens.css')?.css ?? '';
const others = sheets.filter(({ file }) => file !== 'theme/tokens.css');

/** Every match in every sheet but tokens.css that is not allowed, with its file. */
const findOutside = (pattern: RegExp, isAllowed: (found: string) => boolean) =>
  others.flatMap(({ file, css }) =>
    [...css.matchAll(pattern)]
      .map(([whole, group]) => (group ?? whole).replaceAll(/\s+/g, ' ').trim())
      .filter((found) => !isAllowed(found))
      .map((found) => `${file}: ${found}`),
  );

const steps = [...tokens.matchAll(/--type-([a-z]+):/g)].map(([, name]) => `var(--type-${name})`);

const WIDTHS = Object.values(BREAKPOINTS_EM.width);
const HEIGHTS = Object.values(BREAKPOINTS_EM.height);
const features = [
  ...WIDTHS.flatMap((em) => [`(min-width: ${em}em)`, `(max-width: ${em - 0.01}em)`]),
  ...HEIGHTS.flatMap((em) => [`(min-height: ${em}em)`, `(max-height: ${em - 0.01}em)`]),
];

/** Type that fills its box, solved in script or of the box's width: a picture of letters, not a step. What has no size is only heard. */
const isFitted = (size: string) => /^(var\(--size\b|0$)/.test(size) || size.includes('cqw');

describe('the style sheets', () => {
  it('set type in one scale of twelve steps', () => {
    expect(steps).toHaveLength(12);
    expect(
      findOutside(/[\s;{]font-size:([^;}]+)/g, (size) => steps.includes(size) || isFitted(size)),
    ).toEqual([]);
    expect(
      findOutside(
        /[\s;{]font:([^;}]+)/g,
        (font) => font === 'inherit' || steps.some((step) => font.includes(step)),
      ),
    ).toEqual([]);
  });

  it('name colors only as tokens', () => {
    expect(
      findOutside(/#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\([^)]*\)/gi, () => false),
    ).toEqual([]);
  });

  it('use no custom property of the theme that tokens.css lacks', () => {
    const names = new Set([...tokens.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
    expect(
      findOutside(/var\((--(?:type|dip|weld|madder|walnut|smog|ember|paper|soot)[\w-]*)/g, (name) =>
        names.has(name),
      ),
    ).toEqual([]);
  });

  it('break at six named places, each written in one way', () => {
    expect([...WIDTHS, ...HEIGHTS]).toHaveLength(6);
    const all = sheets.flatMap(({ file, css }) =>
      [...css.matchAll(/@media([^{]+)\{/g)].flatMap(([, condition = '']) =>
        (condition.match(/\([^)]*(?:width|height)[^)]*\)/g) ?? []).map((feature) => ({ file, feature })),
      ),
    );
    expect(all.filter(({ feature }) => !features.includes(feature))).toEqual([]);
  });

  it('keep every breakpoint that has a name', () => {
    const used = sheets.map(({ css }) => css).join('');
    const unused = Object.entries({ ...BREAKPOINTS_EM.width, ...BREAKPOINTS_EM.height }).filter(
      ([, em]) => !used.includes(`: ${em}em)`) && !used.includes(`: ${em - 0.01}em)`),
    );
    expect(unused).toEqual([]);
  });
});
