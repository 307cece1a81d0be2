// `npm run pictures:compare A B [PAGE …]`: what two commits show, page by page, and where it differs, as an HTML page.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import process from 'node:process';
// @ts-expect-error: the bundle has no types
import { utils } from 'playwright-core/lib/coreBundle';
import { takePictures } from './takePictures.ts';

/** Playwright's own, as `toHaveScreenshot` compares: nothing for two that are alike. */
const compare: (
  actual: Buffer,
  expected: Buffer,
  options: object,
) => { errorMessage: string; diff?: Buffer } | null = utils.getComparator('image/png');

interface Difference {
  /** "page/size/language-moment.png" */
  name: string;
  why: string;
  diff?: Buffer | undefined;
}

/** The pictures that differ, or that one of the two folders lacks; `pages` are those that are compared, none for all. */
export function findDifferences(before: string, after: string, pages: readonly string[]): Difference[] {
  const list = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) =>
        file.endsWith('.png') && (pages.length === 0 || pages.some((page) => file.startsWith(`${page}/`))),
    );
  return [...new Set([...list(before), ...list(after)])].sort().flatMap((name) => {
    const [one, other] = [join(before, name), join(after, name)];
    if (!existsSync(one)) return { name, why: 'only after' };
    if (!existsSync(other)) return { name, why: 'only before' };
    const found = compare(readFileSync(other), readFileSync(one), {});
    return found ? { name, why: found.errorMessage.trim(), diff: found.diff } : [];
  });
}

/** A page with before, after and difference beside each other, for each picture that differs. */
function formatReport(
  title: string,
  differences: readonly Difference[],
  locate: (name: string) => (string | undefined)[],
): string {
  const figures = differences.map(
    ({ name, why }) =>
      `<h2>${name}</h2><p>${why}</p><div>${locate(name)
        .map((file) => (file ? `<a href="${file}"><img loading="lazy" src="${file}" alt=""></a>` : '<i></i>'))
        .join('')}</div>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>${title}</title>
<style>body{font:16px sans-serif}div{display:grid;grid-template-columns:repeat(3,1fr);gap:8px;align-items:start}img{width:100%}</style>
<h1>${title}</h1><p>${differences.length} pictures differ. Before, after, difference.</p>
${figures.join('\n')}
`;
}

/** The whole name of a commit. Throws a RangeError where there is none of that name. */
function findCommit(root: string, name: string): string {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--verify', '--quiet', `${name}^{commit}`], {
    cwd: root,
  });
  if (status !== 0) throw new RangeError(`"${name}" is no commit`);
  return stdout.toString().trim();
}

export async function main(): Promise<void> {
  const root = join(import.meta.dirname, '../..');
  // Before them stands the module that is run.
  const [before, after, ...pages] = process.argv.slice(3);
  if (!before || !after) throw new RangeError('usage: npm run pictures:compare COMMIT COMMIT [PAGE …]');
  const [one, other] = [findCommit(root, before), findCommit(root, after)];
  const from = await takePictures(root, one, pages);
  const to = await takePictures(root, other, pages);
  const out = join(root, '.build/pictures', `${one.slice(0, 8)}-${other.slice(0, 8)}`);
  rmSync(out, { recursive: true, force: true });
  const differences = findDifferences(from, to, pages);
  for (const { name, diff } of differences) {
    mkdirSync(dirname(join(out, name)), { recursive: true });
    if (diff) writeFileSync(join(out, name), diff);
  }
  const locate = (name: string) =>
    [from, to, out].map((folder) => {
      const file = join(folder, name);
      return existsSync(file) ? relative(out, file) : undefined;
    });
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, 'index.html'), formatReport(`${before} and ${after}`, differences, locate));
  for (const { name, why } of differences) console.log(`${name}: ${why}`);
  console.log(`${differences.length} pictures differ: ${relative(root, join(out, 'index.html'))}`);
}
