import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The hash of each file below the folder, by its path. */
export function hashTree(dir: string): Map<string, string> {
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    entries.map((entry) => {
      const file = join(entry.parentPath, entry.name);
      return [file, createHash('sha256').update(readFileSync(file)).digest('hex')];
    }),
  );
}

/** The paths that only one of the two has, or that differ. */
export function findDifferences(a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>): string[] {
  return [...new Set([...a.keys(), ...b.keys()])].filter((file) => a.get(file) !== b.get(file)).toSorted();
}
