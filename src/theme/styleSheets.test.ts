import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MEDIA } from './media';

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

const media = sheets.find(({ file }) => file === 'theme/media.css')?.css ?? '';

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

  it('name the conditions of the layout in media.css alone, as media.ts has them', () => {
    const named = [...media.matchAll(/@custom-media --(\w+) ([^;]+);/g)].map(([, name, condition]) => [
      name,
      condition,
    ]);
    expect(Object.fromEntries(named)).toEqual(MEDIA);
    expect(named).toHaveLength(10);
  });

  it('say no size, pointer or motion in a condition of their own', () => {
    const literal = /width|height|aspect|pointer|prefers-reduced-motion/;
    expect(findOutside(/@media([^{]+)\{/g, (condition) => !literal.test(condition))).toEqual([]);
  });

  it('import media.css where they use its names, and only there', () => {
    const wrong = others.filter(
      ({ css }) => /@media[^{]+--/.test(css) !== /@import "[./a-z]*media\.css"/.test(css),
    );
    expect(wrong.map(({ file }) => file).filter((file) => file !== 'theme/media.css')).toEqual([]);
  });

  it('use every condition that has a name', () => {
    const used = sheets.map(({ css }) => css).join('');
    expect(Object.keys(MEDIA).filter((name) => !new RegExp(`@media[^{]+\\(--${name}\\)`).test(used))).toEqual(
      [],
    );
  });
});
