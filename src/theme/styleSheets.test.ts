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

const type = sheets.find(({ file }) => file === 'theme/type.css')?.css ?? '';
const STYLES = [
  ...['poster', 'headline', 'heading', 'title', 'subtitle', 'caption', 'number', 'figure', 'wood'],
  ...['lead', 'body', 'small', 'note', 'label', 'axis', 'tick', 'control'],
];
/** What a sheet may take besides: the weight of `b` on other text, text that is pressed within a sentence, and how text runs. */
const ADDED = ['strong', 'inline', 'measure', 'newspaper'];
/** The words of layout and paint. */
const WORDS = sheets
  .filter(({ file }) => /^theme\/(space|paint)\.css$/.test(file))
  .flatMap(({ css }) => [...css.matchAll(/\.([a-z][a-z\d-]*)\b/g)].map(([, name = '']) => name));
const SETTING = /[\s;{]((?:font(?:-(?!variation|feature)[a-z-]+)?|line-height|letter-spacing):[^;}]+)/g;

/** The values of "name: value value": a space within parentheses parts none. */
const splitSetting = (setting: string) => {
  let depth = 0;
  const parted = [...setting].map((letter) => {
    depth += Number(letter === '(') - Number(letter === ')');
    return letter === ' ' && depth > 0 ? '' : letter;
  });
  return parted.join('').split(' ').slice(1);
};

/** Sheets outside ui/ and theme/ that ask for the size of the window, and why: all others ask for the room that they have. */
const BY_WINDOW: Readonly<Record<string, string>> = {
  'dashboards/ChartFigure.module.css': 'a chart is specified as a quarter of the window wide',
  'ledger/LedgerFilter.module.css': 'a field that stays would take a third of a low window',
  'lesson/present/Presenter.module.css': 'in a low window the notes take the place of the moment’s name',
  'shell/ChapterThread.module.css': 'the bar is as wide as the window',
  'shell/ListPart.module.css': 'the bar’s lists are as wide as the window where it is narrow',
  'shell/RootError.module.css': 'in a low window its rope hangs beside the words',
  'shell/TopBar.module.css': 'the bar is as wide as the window',
  'story/costs/TipsSection.module.css': 'tips, their picture and a needle fill the window',
  'story/costs/label/Label.module.css': 'a shirt that fills the window, with words beside or upon it',
  'story/costs/phases/Phases.module.css': 'a question with its picture fills the window',
  'story/lives/Poster.module.css': 'a poster that fills the window',
  'story/lives/TwoLives.module.css': 'two lives and their answer fill one window, whatever is open',
  'story/shirt/steps/StepCard.module.css': 'cards pass a field that fills the window',
  'story/shirt/steps/StepField.module.css': 'a field that fills the window',
  'story/shirt/steps/StepsScene.module.css': 'cards pass a field that fills the window',
  'story/where/Places.module.css': 'a picture that fills the window, in three layouts',
  'story/where/Stress.module.css': 'a picture that fills the window, in three layouts',
};

describe('the style sheets', () => {
  it('set type in one scale of twelve steps', () => {
    expect(steps).toHaveLength(12);
    const taken = [...type.matchAll(/var\(--type-([a-z]+)\)/g)].map(([, name]) => `var(--type-${name})`);
    expect(taken.filter((step) => !steps.includes(step))).toEqual([]);
  });

  it('set type outside theme/ by the text styles alone', () => {
    // A specimen shows each weight and width of the letters, which no style has; @font-face names the files.
    const isOwn = (file: string) => /^(theme\/|shell\/Specimen)/.test(file);
    const found = sheets
      .filter(({ file }) => !isOwn(file))
      .flatMap(({ file, css }) => [...css.matchAll(SETTING)].map(([, setting]) => `${file}: ${setting}`));
    expect(found).toEqual([]);
  });

  it('take text styles that type.css has, and every one of them', () => {
    const composed = others.flatMap(({ file, css }) =>
      [...css.matchAll(/composes: ([a-z\d -]+) from global/g)].flatMap(([, names = '']) =>
        names.split(' ').map((name) => ({ file, name })),
      ),
    );
    expect(composed.filter(({ name }) => ![...STYLES, ...ADDED, ...WORDS].includes(name))).toEqual([]);
    expect(STYLES.filter((name) => !type.includes(`.${name}`))).toEqual([]);
    const markup = readdirSync(src, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx'))
      .map((file) => readFileSync(new URL(file, src), 'utf8'))
      .join('');
    const inMarkup = [...markup.matchAll(/className=\W{1,2}([a-z ]+)/g)].flatMap(([, names = '']) =>
      names.split(' '),
    );
    const isUsed = (name: string) => composed.some((use) => use.name === name) || inMarkup.includes(name);
    expect(STYLES.filter((name) => !isUsed(name))).toEqual([]);
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
    expect(named).toHaveLength(8);
  });

  it('say no size, pointer or motion in a condition of their own', () => {
    const literal = /width|height|aspect|pointer|prefers-reduced-motion/;
    expect(findOutside(/@media([^{]+)\{/g, (condition) => !literal.test(condition))).toEqual([]);
  });

  it('lay a page out by the size of the window in ui/ and theme/ alone, but for those with a reason', () => {
    const ofSize = Object.entries(MEDIA).filter(([, condition]) => /width|height/.test(condition));
    const size = new RegExp(`@media[^{]*--(${ofSize.map(([name]) => name).join('|')})\\b`);
    const found = sheets.filter(({ file, css }) => !/^(ui|theme)\//.test(file) && size.test(css));
    expect(found.map(({ file }) => file).sort()).toEqual(Object.keys(BY_WINDOW));
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

  it('say start and end, not left and right, except where a drawing gives the place', () => {
    // Placed by the drawing's own coordinates, which run from the left in every language.
    const DRAWN =
      /^(charts|scene|shell\/ChapterThread|story\/(lake\/(Drip|SceneLabels|guess\/Pull)|where\/CupCounts|costs\/(materials|wear)|shirt\/(field|waters|zoom|Closing)))\b/;
    // `float` and `clear` know start and end from Chrome 118 on; the middle is on neither side.
    const physical =
      /[\s;{](?!left: 50%)((?:(?:margin-|padding-|border-)?(?:left|right)(?:-[a-z]+)?|text-align):\s*[^;}]+)/g;
    const isLogical = (found: string) => /^text-align: (?!left|right)/.test(found);
    const found = findOutside(physical, isLogical);
    expect(found.filter((at) => !DRAWN.test(at))).toEqual([]);
    const unequal = findOutside(/[\s;{]((?:margin|padding|inset|border-width):[^;}]+)/g, (setting) => {
      const [, right, , left] = splitSetting(setting);
      return left === undefined || left === right;
    });
    expect(unequal.filter((at) => !DRAWN.test(at))).toEqual([]);
  });

  it('anchor a popover only while it is open: WebKit hangs on a closed one that goes unseen', () => {
    const anchored = others.flatMap(({ file, css }) =>
      [...css.matchAll(/([^{}]+)\{[^{}]*position-(?:area|try)[^{}]*\}/g)]
        .map(([, selector = '']) => selector.trim())
        .filter((selector) => !selector.startsWith('@supports'))
        .map((selector) => ({ file, selector })),
    );
    expect(anchored.length).toBeGreaterThan(0);
    expect(anchored.filter(({ selector }) => !selector.includes(':popover-open'))).toEqual([]);
  });
});
