// Plain JavaScript: `npm start` asks before the dependencies are installed.
import { execFileSync } from 'node:child_process';

/**
 * The day of this edition, e.g. "2026-11-21": that of the last commit, the same for everyone who builds it. Where there is
 * no git, as in a downloaded archive or a container, the edition has no date, "", unless EDITION_DATE gives it.
 * @param {string | undefined} value the EDITION_DATE variable; unset or empty means git's
 * @param {string} [command]
 * @returns {string}
 * @throws {RangeError} when it is no day
 */
export function readEditionDate(value, command = 'git') {
  if (value !== undefined && value !== '') {
    const day = new Date(`${value}T00:00:00Z`);
    if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== value)
      throw new RangeError(`EDITION_DATE "${value}" must be a day, like "2026-11-21"`);
    return value;
  }
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
