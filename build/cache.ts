import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Where finished work is kept between builds, relative to the repository's root. */
export const CACHE_FOLDER = '.build';
/** Within it what is named by what it was made of. */
const FINISHED = join(CACHE_FOLDER, 'finished');
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** Sixteen hexadecimal digits that change when any of the parts changes. */
export function hashParts(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) {
    hash.update(`${part.length}:`);
    hash.update(part);
  }
  return hash.digest('hex').slice(0, 16);
}

/** Writes a file so that a reader sees either all of it or none, making its folders first. */
export async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}.draft`;
  await writeFile(draft, content);
  await rename(draft, path);
}

const running = new Map<string, Promise<string>>();

/** The path of the work named by `key`, made by `make` only if no earlier build made it, and once where two ask. */
export function cached(
  key: string,
  extension: string,
  make: () => Promise<Uint8Array>,
  folder = FINISHED,
): Promise<string> {
  const path = join(folder, `${key}.${extension}`);
  const begin = async () => {
    const now = new Date();
    if (existsSync(path)) await utimes(path, now, now);
    else await writeWhole(path, await make());
    return path;
  };
  const work = running.get(path) ?? begin();
  running.set(path, work);
  return work;
}

/** Removes what no build has used for a week. */
export async function forgetUnused(folder = FINISHED): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > KEPT_MS) await rm(path, { force: true });
  }
}
