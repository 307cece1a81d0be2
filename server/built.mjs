// Plain JavaScript: `npm start` asks before the dependencies are installed.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What dist/ says of itself. It lies in it, so that it goes where the build goes; no server shows hidden files. */
export const BUILD_FILE = '.build.json';

/**
 * @typedef {object} Build
 * @property {string} basePath
 * @property {string} inputs what hashInputs said when it began
 * @property {import('./headers').PageHashes} pageHashes
 */

/**
 * What stands in a folder; undefined where that is no build.
 * @param {string} distDir
 * @returns {Build | undefined}
 */
export function readBuild(distDir) {
  const file = join(distDir, BUILD_FILE);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** All that a build reads. */
const INPUTS = [
  'LICENSE',
  'art/renders',
  'build',
  'editions',
  'geo',
  'package-lock.json',
  'package.json',
  'public',
  'server',
  'src',
  'vite.config.ts',
];
/** Tests, and what the build itself writes beside the server's code. */
const NO_INPUT = /\.test\.tsx?$|^server\/(nginx\.conf|Caddyfile)$/;

/**
 * @param {string} root
 * @param {string} path
 * @returns {string[]}
 */
function listInputs(root, path) {
  if (NO_INPUT.test(path)) return [];
  if (!statSync(join(root, path)).isDirectory()) return [path];
  const names = readdirSync(join(root, path)).sort();
  return names.flatMap((name) => listInputs(root, `${path}/${name}`));
}

/**
 * Says in 16 digits what a build would be made of: two builds of the same are the same.
 * @param {string} root the project's folder
 * @param {object} settings what readBuildSettings says
 */
export function hashInputs(root, settings) {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const path of INPUTS.flatMap((input) => listInputs(root, input))) {
    const content = readFileSync(join(root, path));
    hash.update(`${path} ${content.length}\n`).update(content);
  }
  return hash.digest('hex').slice(0, 16);
}
