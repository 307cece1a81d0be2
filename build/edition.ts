import { execFileSync } from 'node:child_process';

/**
 * The day of the last commit, e.g. "2026-11-21": the date of this edition, the same for everyone who builds it.
 * `VITE_EDITION_DATE` overrides it; without git, as in a downloaded archive, the edition has no date: "".
 */
export function readEditionDate(environment: NodeJS.ProcessEnv = process.env, command = 'git'): string {
  const given = environment.VITE_EDITION_DATE;
  if (given !== undefined) return given;
  try {
    const output = execFileSync(command, ['log', '-1', '--format=%cs'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return output.trim();
  } catch {
    // No git, or no repository: references then say "n.d.", as they do for all undated works.
    return '';
  }
}
