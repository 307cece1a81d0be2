import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { listValues } from '../../build/catalog/compileMessage';
import { readSource } from '../../build/catalog/main';
import { findWrongNouns } from '../../tests/countedNouns';
import { LANGUAGES } from './languages';

const COUNTS = [0, 1, 2, 3, 11, 100, 1.5];
/** Of what is never so few: the days, for one reader or a class, of what fills a T-shirt. */
const MANY_COUNTS = [11, 100, 103];
const MANY: readonly string[] = [
  'text/label.ts shareDays',
  'shirt.tsx yearsPicture',
  // A life has ten wears at least.
  'lives.tsx lifeLine',
  // A stop takes ten minutes, and one alone has words of its own.
  'compose.tsx stopsSet',
];

/**
 * Messages with a number that does not change for a reader: of the data, or a limit of ours. The built pages are read for
 * those (tests/site/pages.site.ts).
 */
const FIXED: readonly string[] = [
  ...['activity.tsx mostLetters', 'activity.tsx stopCount'],
  ...['lake.tsx pictureTextile', 'lake.tsx pictureCotton', 'lake.tsx labelHung', 'lake.tsx labelTextile'],
  ...['lake.tsx labelWhole', 'lesson.tsx shortRoute', 'lesson.tsx totalMinutes', 'lesson.tsx pupilsFull'],
  ...['lesson.tsx boardLimit', 'shirt.tsx closingPeople', 'text/cards.ts teachText'],
  ...[
    'text/cards.ts teachAlt',
    'text/cards.ts worksheetText',
    'text/cards.ts slipText',
    'text/cards.ts classAlt',
  ],
  ...['text/cards.ts sourcesAlt', 'text/corrections.ts peopleWorking', 'text/corrections.ts gramsWorking'],
  ...['text/fabricFindings.ts measure', 'text/label.ts shareCups'],
  ...['text/phases.ts labelPhase', 'text/production.ts grams'],
  ...[
    'text/production.ts finding',
    'text/stills.ts shirt',
    'where.tsx pageDescription',
    'where.tsx sentence',
  ],
  ...['where.tsx inYourDays', 'where.tsx riverText', 'where.tsx bothText', 'where.tsx stressPicture'],
  // Two or more of them: ratios, worlds, years.
  ...['lives.tsx verdictMost', 'lives.tsx verdictAll', 'lives.tsx verdictText'],
  ...['text/grammar.ts timesInFigures', 'text/guessTruth.ts timesAsMany', 'text/guessTruth.ts enoughFor'],
  ...['text/guessTruth.ts lakeAbove', 'text/guessTruth.ts lakeBelow', 'text/shirt.ts aboutYears'],
  // A year of a source, and cups that are one or more.
  ...['receipt.tsx boundaryOfYear', 'sources.tsx ofYear', 'text/share.ts tag'],
];

const MODULES = join(import.meta.dirname, '../../.build/words');
const files = LANGUAGES.flatMap((language) =>
  readdirSync(join(MODULES, language), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => [language, file] as const),
);

/** What a message is given, by its English twin: a number to choose a form by, or one that is written already. */
const listHoles = (file: string, name: string) => {
  const message = readSource('en', file.replace(/\.tsx?$/, '')).messages.get(name);
  return message === undefined
    ? []
    : listValues(message).map(({ type }) => (type === 'number' ? 'number' : 'text'));
};

/** A message with the same number in each of its holes; "" of one that takes other things. */
function say(message: (...holes: unknown[]) => unknown, holes: unknown[]): string {
  try {
    const said = message(...holes);
    const html = (
      <MemoryRouter>
        <Fragment>{said as ReactNode}</Fragment>
      </MemoryRouter>
    );
    return typeof said === 'string' ? said : renderToStaticMarkup(html).replace(/<[^>]*>/g, '');
  } catch {
    return '';
  }
}

describe('counted nouns', () => {
  it('findWrongNouns(text, language) knows the forms of each language', () => {
    expect(findWrongNouns('1 cups, 1 cup, 0 cups, 1.5 cups, 100 cup', 'en')).toEqual([
      '1 cups, 1 cup, 0 cups',
      '100 cup',
    ]);
    expect(findWrongNouns('1,5 tasses, 0 tasse, 11\u202f421 tasses', 'fr')).toEqual([
      '1,5 tasses, 0 tasse, 11',
    ]);
    expect(findWrongNouns('5 دقيقة، 5 دقائق، 250 غرام', 'ar')).toEqual(['5 دقيقة، 5 دقائق، 250', '250 غرام']);
  });

  it.each(files)('%s/%s has the form of each noun that its number asks for', async (language, file) => {
    const messages: Record<string, unknown> = await import(join(MODULES, language, file));
    const wrong = Object.entries(messages).flatMap(([name, message]) => {
      if (typeof message !== 'function' || FIXED.includes(`${file} ${name}`)) return [];
      const holes = listHoles(file, name);
      return (MANY.includes(`${file} ${name}`) ? MANY_COUNTS : COUNTS).flatMap((count) => {
        const written = `${count}`.replace('.', /en|ar|bn/.test(language) ? '.' : ',');
        const given = holes.map((hole) => (hole === 'number' ? count : written));
        return findWrongNouns(say(message as never, given), language).map((text) => `${name}: ${text}`);
      });
    });
    expect(wrong).toEqual([]);
  });
});
