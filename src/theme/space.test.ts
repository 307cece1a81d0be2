import { describe, expect, it } from 'vitest';
import { findSpacing, listWidths, readSheets } from '../../build/styleFigures';

const root = new URL('../..', import.meta.url).pathname;
const sheets = readSheets(root);
const space = sheets.find(({ file }) => file === 'theme/space.css')?.css ?? '';
const steps = [...space.matchAll(/--(s-[a-z\d]+):/g)].map(([, name]) => name);
const others = sheets.filter(({ file }) => !file.startsWith('theme/'));

/** Values that are no step, by their sheets, and why. */
const NO_STEP: Readonly<Record<string, readonly [string[], string]>> = {
  'charts/bar/BarChart.module.css': [['-90px'], 'as far above the chart as its smog is drawn'],
  'pages/About.module.css': [
    ['calc(var(--s-6) + 3.5cqi)', 'calc(var(--s-4) + 2svh)'],
    'the tag hangs in the collar of a shirt that is as wide as its column',
  ],
  'story/costs/TipsSection.module.css': [['clamp(0px, 2.4svh - 7px, 1rem)'], 'four tips fill a low window'],
  'story/costs/materials/MaterialsScene.module.css': [
    [
      '4.2rem',
      'clamp(0rem, 50% - 8.9rem, 1rem)',
      '1rem',
      'calc(1rem + clamp(0rem, 50% - 8.9rem, 1rem))',
      '0.6rem',
      '0.45rem',
      '0.4rem',
    ],
    'as wide as what a drawing is named by',
  ],
  'story/costs/phases/Phases.module.css': [
    ['8vw', 'min(4.4rem, 50%)', '3.2rem', '1.5rem', '2.2rem', '6vw', '12vw'],
    'as thick as its cores, and as high as their shares',
  ],
  'story/home/Cups.module.css': [
    ['clamp(8px, 2svh - 4px, 1.4rem)', 'clamp(6px, 1.2vw, 18px)', '15px', '0.35em'],
    'home is one window of letters and cups, measured',
  ],
  'story/home/Survey.module.css': [
    [
      '3rem',
      'max(8px, min(2vw, 2.4svh), env(safe-area-inset-bottom))',
      'clamp(0.5rem, min(6vw - 2rem, 7svh - 1rem), 3rem)',
      '9px',
      '0.6rem',
      '-4rem',
    ],
    'home is one window of letters and cups, measured',
  ],
  'story/home/Title.module.css': [
    ['min(5svh, 4.5vw)', '0.6rem', '0.3em', '4rem', '0cqh', '8cqh', '4cqh'],
    'home is one window of letters and cups, measured',
  ],
  'story/lake/SceneLabels.module.css': [
    ['14px', '34px', '28px', '-28px'],
    'as far from the drawing as its threads are long',
  ],
  'story/shirt/Bigger.module.css': [['0.14em'], 'the line below letters of any size'],
  'story/shirt/steps/StepCard.module.css': [
    ['calc(var(--card-top) - 55svh)', '11px', '-60svh'],
    'a card passes a field that is as high as the window',
  ],
  'story/shirt/steps/StepsScene.module.css': [
    ['51svh', 'calc(100% - 1px)', '-100svh'],
    'a card passes a field that is as high as the window',
  ],
  'story/shirt/zoom/ZoomScene.module.css': [
    ['max(1.2rem, var(--presenter, 0px) + 0.6rem)'],
    'above the presenter’s strip',
  ],
  'story/where/Stress.module.css': [['7.4rem'], 'as long as the longest name'],
  'ui/Pinned.module.css': [
    [
      'max(var(--foot, clamp(0.4rem, 8svh - 1.6rem, 4rem)), var(--presenter, 0px))',
      'calc(var(--rest) * (var(--screens) - 1) * 100svh)',
      '-100svh',
    ],
    'the foot below a caption gives way in a low window; a place in the scroll is a number of windows',
  ],
  'ui/Range.module.css': [['-14px'], 'half of what the knob is higher than its track'],
  'ui/guess/HowMuch.module.css': [['22px', '71px'], 'where the needle’s tip is, and half of its knob'],
};

/** Sheets whose lengths are not steps yet: a step more or less moves lines of words beside a chart as its font comes. */
const TO_CONVERT = ['dashboards/ChartFigure.module.css', 'dashboards/ProductionStory.module.css'];

const LENGTH = /(?<![a-z\d_.]|[a-z]-)(?!0px)\d*\.?\d+(?:r?em|px|ch|lh|mm|[sdl]?v[hwi]|cq[a-z]+|vmin|vmax)\b/;

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
      .filter(({ file }) => !TO_CONVERT.includes(file))
      .flatMap(({ file, css }) =>
        [...new Set(listSpacing(css))]
          .filter((value) => LENGTH.test(value) && !NO_STEP[file]?.[0].includes(value))
          .map((value) => `${file}: ${value}`),
      );
    expect(found).toEqual([]);
  });

  it('draw lines in eight widths', () => {
    const paint = sheets.find(({ file }) => file === 'theme/paint.css')?.css ?? '';
    const widths = [...paint.matchAll(/--(stroke-[a-z]+):/g)].map(([, name]) => `var(--${name})`);
    expect(widths).toHaveLength(8);
    // The story's drawings have more of them yet.
    const drawn = others
      .filter(({ file }) => !file.startsWith('story/'))
      .flatMap(({ file, css }) => listWidths(css).map((width) => ({ file, width })));
    expect(drawn.filter(({ width }) => !widths.includes(width))).toEqual([]);
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
