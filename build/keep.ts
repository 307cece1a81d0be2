import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** So many earlier builds keep their hashed files: a page that is open for that long still finds them. */
const EARLIER_BUILDS = 2;
/** Lists the hashed files of the builds that are kept, newest first; beside them in dist/, so that it goes where they go. */
const LIST = 'assets/builds.json';

/**
 * `npm run build -- --keep`: copies the hashed files of the two builds before from `oldDir` into the new build. All other
 * files are the new build's alone.
 */
export function keepEarlierFiles(oldDir: string, newDir: string, basePath: string): void {
  const [from, to] = [join(oldDir, basePath), join(newDir, basePath)];
  const own = readdirSync(join(to, 'assets'));
  const list = join(from, LIST);
  const earlier: string[][] = existsSync(list)
    ? JSON.parse(readFileSync(list, 'utf8'))
    : [existsSync(join(from, 'assets')) ? readdirSync(join(from, 'assets')) : []];
  // The same build once more is no further build: it pushes none out.
  const kept = earlier.filter((files) => String(files) !== String(own)).slice(0, EARLIER_BUILDS);
  for (const file of new Set(kept.flat())) {
    const source = join(from, 'assets', file);
    if (!own.includes(file) && existsSync(source)) cpSync(source, join(to, 'assets', file));
  }
  writeFileSync(join(to, LIST), JSON.stringify([own, ...kept]));
}
