import { describe, expect, it } from 'vitest';
import { findSpacing, readSheets } from '../../build/styleFigures';

const root = new URL('../..', import.meta.url).pathname;
const sheets = readSheets(root);
const space = sheets.find(({ file }) => file === 'theme/space.css')?.css ?? '';
const steps = [...space.matchAll(/--(s-[a-z\d]+):/g)].map(([, name]) => name);
const others = sheets.filter(({ file }) => !file.startsWith('theme/'));

/** Values that are no step, by their sheets, and why. */
const NO_STEP: Readonly<Record<string, readonly [string[], string]>> = {
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
    ],
    'home is one window of letters and cups, measured',
  ],
  'story/home/Title.module.css': [
    ['min(5svh, 4.5vw)', '0.6rem', '0.3em', '4rem', '0cqh', '8cqh', '4cqh'],
    'home is one window of letters and cups, measured',
  ],
  'story/lake/SceneLabels.module.css': [
    ['14px', '34px', '28px'],
    'as far from the drawing as its threads are long',
  ],
  'story/shirt/Bigger.module.css': [['0.14em'], 'the line below letters of any size'],
  'story/shirt/steps/StepCard.module.css': [
    ['calc(var(--card-top) - 55svh)', '11px'],
    'a card passes a field that is as high as the window',
  ],
  'story/shirt/steps/StepsScene.module.css': [
    ['51svh', 'calc(100% - 1px)'],
    'a card passes a field that is as high as the window',
  ],
  'story/shirt/zoom/ZoomScene.module.css': [
    ['max(1.2rem, var(--presenter, 0px) + 0.6rem)'],
    'above the presenter’s strip',
  ],
  'story/where/PlaceRows.module.css': [['0px'], 'no room at all, in a sum'],
  'story/where/Stress.module.css': [['7.4rem'], 'as long as the longest name'],
};

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
