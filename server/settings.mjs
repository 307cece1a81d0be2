// Plain JavaScript: `npm start` reads these settings before the dependencies are installed.

export const DEFAULT_BASE_PATH = '/threadprint/';
export const DEFAULT_PORT = 4173;

/**
 * The path under which the site is served, e.g. "/threadprint/".
 * @param {string | undefined} value the BASE_PATH variable; unset or empty means the default
 * @returns {string}
 * @throws {RangeError} when it does not begin and end with "/" or holds anything but URL path segments
 */
export function parseBasePath(value) {
  if (value === undefined || value === '') return DEFAULT_BASE_PATH;
  const segments = value === '/' ? [] : value.slice(1, -1).split('/');
  const isPath =
    value.startsWith('/') &&
    value.endsWith('/') &&
    segments.every((segment) => /^[A-Za-z0-9._~-]+$/.test(segment) && segment !== '.' && segment !== '..');
  if (!isPath) {
    throw new RangeError(
      `BASE_PATH "${value}" must begin and end with "/" and hold only URL path segments, like "/threadprint/"`,
    );
  }
  return value;
}

/**
 * The port to listen on.
 * @param {string | undefined} value the PORT variable; unset or empty means 4173; 0 lets the system choose
 * @returns {number}
 * @throws {RangeError} when it is not a whole number from 0 to 65535
 */
export function parsePort(value) {
  if (value === undefined || value === '') return DEFAULT_PORT;
  const port = Number(value);
  if (!/^\d{1,5}$/.test(value) || port > 65_535) {
    throw new RangeError(`PORT "${value}" must be a whole number from 0 to 65535`);
  }
  return port;
}
