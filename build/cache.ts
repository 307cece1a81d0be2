import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Where finished work is kept between builds, relative to the repository's root. */
export const CACHE_FOLDER = '.build';

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

/**
 * The path of the work named by `folder`, `key` and `extension`, made by `make` only if no earlier build made it.
 */
export async function cached(
  folder: string,
  key: string,
  extension: string,
  make: () => Promise<Uint8Array>,
): Promise<string> {
  const path = join(CACHE_FOLDER, folder, `${key}.${extension}`);
  if (!existsSync(path)) await writeWhole(path, await make());
  return path;
}
