import { accessSync, constants, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE_FOLDER } from './cache';

const PREFIX = 'build-';

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Somebody else's process is one, too.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Opens a folder that belongs to this build alone, so that two at a time do not meet; removes those of builds that were killed. */
export function openWorkFolder(cache = CACHE_FOLDER): string {
  try {
    mkdirSync(cache, { recursive: true });
    accessSync(cache, constants.W_OK);
  } catch {
    throw new RangeError(
      `${cache} cannot be written: nothing is built. What was built is served by npm run serve`,
    );
  }
  const left = readdirSync(cache).filter(
    (name) => name.startsWith(PREFIX) && !isRunning(Number(name.slice(PREFIX.length))),
  );
  for (const name of left) rmSync(join(cache, name), { recursive: true, force: true });
  const folder = join(cache, PREFIX + process.pid);
  // A container's first process has the same number each time.
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  return folder;
}

/** Puts the new build where the old one stands, at once: no server ever has half of one, and a stopped build changes nothing. */
export function swapBuild(stage: string, dist: string, old: string): void {
  // One right after the other: a server that reads dist/ meanwhile would find nothing.
  if (existsSync(dist)) renameSync(dist, old);
  renameSync(stage, dist);
}
