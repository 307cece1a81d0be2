import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const SRC = import.meta.dirname;

/** The files that each file of `src/` imports, types too, by their paths below it. */
function readImports(): Map<string, string[]> {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes('.test.'),
  );
  const known = new Set(files);
  return new Map(
    files.map((file) => {
      const text = readFileSync(resolve(SRC, file), 'utf8');
      const paths = [...text.matchAll(/(?:from|import\() ?'(\.|#words\/)([^']+)'/g)]
        .map(([, start, path]) => (start === '.' ? join(dirname(file), `.${path}`) : `words/en/${path}`))
        // A translation names its own type to have it compared.
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
    expect(arrows.get('costs')).toContain('thread');
    expect(findCircle(arrows)).toBeUndefined();
  });
});
