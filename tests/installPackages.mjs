// Plain JavaScript: the test runner asks for its browser with it, too.
import { spawnSync } from 'node:child_process';
import process from 'node:process';

const INSTALL_MS = 600_000;

/**
 * Installs Debian's packages where we may; whoever asks looks afterwards whether they are there.
 * @param {readonly string[]} packages
 */
export function installPackages(packages) {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return;
  console.log(`Installing ${packages.join(', ')} …`);
  const options = /** @type {const} */ ({ stdio: 'ignore', timeout: INSTALL_MS });
  spawnSync('apt-get', ['update'], options);
  spawnSync('apt-get', ['install', '--yes', '--no-install-recommends', ...packages], {
    ...options,
    // Debian would start a server at once, on port 80.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  });
}

/** Poppler's programs, which read prints back (tests/sheets.ts): once a run, for workers would hinder each other. */
export function providePoppler() {
  if (spawnSync('pdftoppm', ['-v']).error) installPackages(['poppler-utils']);
}

/** The word processor that opens the lesson's documents (tests/e2e/lessonFiles.spec.ts). */
export function provideLibreOffice() {
  if (spawnSync('soffice', ['--version']).error) installPackages(['libreoffice-writer-nogui']);
}
