import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseBasePath } from '../server/settings.mjs';
import { buildShared } from './build';
import { compileLongWords, SPELLING } from './catalog/main';
import { stageOf } from './language';

/** Where tests/e2e/sweep.spec.ts finds the site. */
const FOLDER = '.build/long';

/** `npm run build:long`: the site in its longest words, for tests/e2e/sweep.spec.ts; it is never published. */
export async function main(): Promise<void> {
  process.env.NODE_ENV = 'production';
  await rm(FOLDER, { recursive: true, force: true });
  const basePath = parseBasePath(process.env.BASE_PATH);
  await buildShared(FOLDER, join(stageOf(FOLDER), basePath), basePath);
  compileLongWords();
  execFileSync(process.execPath, ['build/run.mjs', 'build/longPages.ts'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      BUILD_FOLDER: FOLDER,
      WORDS: 'long',
      VITE_LANGUAGE: SPELLING,
      VITE_LANGUAGES: SPELLING,
    },
  });
}
