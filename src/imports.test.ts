import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const SRC = import.meta.dirname;
const WORDS = resolve(SRC, '../.build/words/en');

/** The files that each file of `src/` imports, types too, by their paths below it. */
function readImports(): Map<string, string[]> {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(tsx?|css)$/.test(file) && !file.includes('.test.'),
  );
  // The English words stand for those of every language.
  const words = readdirSync(WORDS, { recursive: true, encoding: 'utf8' }).map((file) => `words/en/${file}`);
  const known = new Set([...files, ...words]);
  return new Map(
    [...known]
      .filter((file) => /\.\w+$/.test(file))
      .map((file) => {
        const path = words.includes(file)
          ? resolve(WORDS, file.slice('words/en/'.length))
          : resolve(SRC, file);
        const text = readFileSync(path, 'utf8');
        const paths = [...text.matchAll(/(?:from|import\(|@import) ?['"](\.|#words\/)([^'"]+)['"]/g)]
          .map(([, start, path]) => (start === '.' ? join(dirname(file), `.${path}`) : `words/en/${path}`))
          // Out of .build/words/ the same way leads to src/.
          .map((path) => path.replace(/^\.\.\/src\//, '').replace(/^words\/en\/rules$/, 'words/rules/en'))
          // The rules of a language name their own type to have it compared.
          .filter((path) => !file.startsWith(`${path}.`));
        return [
          file,
          paths.flatMap(
            (path) => ['.ts', '.tsx', ''].map((end) => path + end).find((name) => known.has(name)) ?? [],
          ),
        ];
      }),
  );
}

/** A way from a name back to it, e.g. ["a", "b", "a"]; undefined where all arrows lead on. */
function findCircle(arrows: ReadonlyMap<string, Iterable<string>>): string[] | undefined {
  const done = new Set<string>();
  const follow = (name: string, way: string[]): string[] | undefined => {
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name];
    if (done.has(name)) return undefined;
    for (const next of arrows.get(name) ?? []) {
      const circle = follow(next, [...way, name]);
      if (circle) return circle;
    }
    done.add(name);
    return undefined;
  };
  for (const name of arrows.keys()) {
    const circle = follow(name, []);
    if (circle) return circle;
  }
  return undefined;
}

/** The rooms of `src/` on their arrow: each may import from those above it… */
const ARROW = [
  'data',
  'model',
  'theme',
  'motion',
  'scene',
  'ui',
  'charts',
  'claim',
  'save',
  'ledger',
  'thread',
  'dashboards',
  'story',
  'lesson',
  'shell',
  'pages',
  'parts',
];
/** …but these from so few of them only. */
const NARROW: Readonly<Record<string, readonly string[]>> = {
  data: [],
  theme: [],
  motion: [],
  scene: ['theme', 'motion'],
  ui: ['model', 'theme', 'motion', 'scene', 'words'],
  charts: ['data', 'model', 'theme', 'scene', 'ui'],
  thread: ['theme', 'motion', 'scene'],
  offline: ['model', 'motion', 'ui', 'words'],
  words: ['claim'],
};
/** Rooms beside the arrow: words import the claim only, offline is asked by whoever offers it. */
const BESIDE = ['words', 'offline'];
/** Rooms whose words come as values, or from `words/text` alone. */
const WITHOUT_WORDS = ['data', 'model', 'theme', 'motion', 'scene', 'charts', 'thread'];
/** Rooms that know nothing of React, and those that know nothing of routes. */
const WITHOUT_REACT = ['data', 'model', 'theme'];
const WITHOUT_ROUTES = [...WITHOUT_REACT, 'motion', 'scene', 'charts', 'thread'];

const roomOf = (path: string) => /^([^/]+)\//.exec(path)?.[1];

/** Whether a file of one room may import a file, e.g. a chart none of the story. */
function mayImport(from: string, path: string): boolean {
  const to = roomOf(path);
  if (from === to || to === undefined) return true;
  if (path.startsWith('words/en/')) return path.startsWith('words/en/text/') || !WITHOUT_WORDS.includes(from);
  if (BESIDE.includes(to) && !NARROW[from]) return true;
  const rooms = NARROW[from] ?? ARROW.slice(0, ARROW.indexOf(from));
  return rooms.includes(to);
}

/** The folders of `story/` that each of them imports from. */
function listStoryArrows(): Map<string, Set<string>> {
  const arrows = new Map<string, Set<string>>();
  const folderOf = (path: string) => /^story\/([^/]+)\//.exec(path)?.[1];
  for (const [file, imports] of readImports())
    for (const [from, to] of imports.map((path) => [folderOf(file), folderOf(path)]))
      if (from && to && from !== to) arrows.set(from, (arrows.get(from) ?? new Set()).add(to));
  return arrows;
}

describe('imports', () => {
  it('findCircle(arrows) names the way round, and finds none in a tree', () => {
    const tree = new Map([
      ['a', ['b', 'c']],
      ['b', ['c']],
    ]);
    expect(findCircle(tree)).toBeUndefined();
    expect(findCircle(new Map([...tree, ['c', ['b']]]))).toEqual(['b', 'c', 'b']);
  });

  it('no file of src/ imports itself by way of others', () => {
    const imports = readImports();
    expect(imports.get('scene/useScene.tsx')).toContain('scene/runningScene.ts');
    expect(findCircle(imports)).toBeUndefined();
  });

  it('no part of the story imports one that imports it', () => {
    const arrows = listStoryArrows();
    expect(arrows.get('costs')).toContain('shirt');
    expect(findCircle(arrows)).toBeUndefined();
  });

  it('every room imports only from rooms before it on the arrow', () => {
    expect(mayImport('charts', 'story/home/measurePour.ts')).toBe(false);
    expect(mayImport('story', 'charts/bar/barFrame.ts')).toBe(true);
    const against = [...readImports()].flatMap(([file, paths]) => {
      const room = roomOf(file);
      if (!room) return [];
      return paths.filter((path) => !mayImport(room, path)).map((path) => `${file} → ${path}`);
    });
    expect(against).toEqual([]);
  });

  it('the first picture of ARCHITECTURE.md shows the rooms in their order', () => {
    const picture = readFileSync(resolve(SRC, '../ARCHITECTURE.md'), 'utf8').split('```')[1] ?? '';
    const shown = [...picture.matchAll(/\["([\w, ]+?)(?::|"\])/g)].flatMap(([, rooms = '']) =>
      rooms.split(', '),
    );
    expect(shown.filter((room) => room !== 'words')).toEqual(ARROW.filter((room) => room !== 'parts'));
  });

  it('facts, meaning and look know no React, and drawings no routes', () => {
    const files = [...readImports().keys()].filter((file) => !file.startsWith('words/en/'));
    const against = files.filter((file) => {
      const room = roomOf(file) ?? '';
      const text = readFileSync(resolve(SRC, file), 'utf8');
      return (
        (WITHOUT_REACT.includes(room) && /from 'react/.test(text)) ||
        (WITHOUT_ROUTES.includes(room) && text.includes("from 'react-router'"))
      );
    });
    expect(against).toEqual([]);
  });

  it('words without markup import no others', () => {
    const importing = [...readImports()].filter(
      ([file, paths]) => /^words\/\w+\/text\//.test(file) && paths.some((path) => !/^words\//.test(path)),
    );
    expect(importing.map(([file]) => file)).toEqual([]);
  });
});
