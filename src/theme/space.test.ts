import { describe, expect, it } from 'vitest';
import { findSpacing, readSheets } from '../../build/styleFigures';

const root = new URL('../..', import.meta.url).pathname;
const sheets = readSheets(root);
const space = sheets.find(({ file }) => file === 'theme/space.css')?.css ?? '';
const steps = [...space.matchAll(/--(s-[a-z\d]+):/g)].map(([, name]) => name);
const others = sheets.filter(({ file }) => !file.startsWith('theme/'));

/** Values that are no step, by their sheets, and why. */
const NO_STEP: Readonly<Record<string, readonly [string[], string]>> = {};

/** Rooms whose lengths are not steps yet. */
const TO_CONVERT = [
  'charts',
  'claim',
  'dashboards',
  'ledger',
  'lesson',
  'pages',
  'save',
  'scene',
  'shell',
  'story',
  'ui',
];

const LENGTH = /(?<![\w-])\d*\.?\d+(?:r?em|px|ch|lh|mm|[sdl]?v[hwi]|cq[a-z]+|vmin|vmax)\b/;

/** What a sheet gives to margins, paddings, gaps and places, with what its own properties in them stand for. */
function listSpacing(css: string): string[] {
  const found = findSpacing(css);
  const own = new Set(
    found.flatMap((value) => [...value.matchAll(/var\(--([\w-]+)/g)].map(([, name]) => name)),
  );
  const meant = [...css.matchAll(/(?<=[\s;{])--([\w-]+):([^;}]+)/g)].filter(([, name]) => own.has(name));
  return [...found, ...meant.map(([, , value = '']) => value.trim())];
}

describe('the style sheets', () => {
  it('give space in one scale of twelve steps', () => {
    expect(steps).toHaveLength(12);
    const taken = sheets.flatMap(({ css }) =>
      [...css.matchAll(/var\(--(s-[a-z\d]+)/g)].map(([, name]) => name),
    );
    expect([...new Set(taken)].filter((name) => !steps.includes(name))).toEqual([]);
    expect(steps.filter((name) => !taken.includes(name))).toEqual([]);
  });

  it('give it outside theme/ by the steps alone, but for those with a reason', () => {
    const found = others
      .filter(({ file }) => !TO_CONVERT.some((room) => file.startsWith(`${room}/`)))
      .flatMap(({ file, css }) =>
        [...new Set(listSpacing(css))]
          .filter((value) => LENGTH.test(value) && !NO_STEP[file]?.[0].includes(value))
          .map((value) => `${file}: ${value}`),
      );
    expect(found).toEqual([]);
  });

  it('name no exception that is none', () => {
    const named = Object.entries(NO_STEP).flatMap(([file, [values]]) =>
      values.map((value) => ({ file, value })),
    );
    const isFound = ({ file, value }: { file: string; value: string }) =>
      sheets.some((sheet) => sheet.file === file && listSpacing(sheet.css).includes(value));
    expect(named.filter((each) => !isFound(each))).toEqual([]);
  });
});
