// Plain JavaScript: `npm start` reads these settings before the dependencies are installed.
import { isIP } from 'node:net';

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

/**
 * The address to listen on; undefined means this machine only, by both its loopback addresses.
 * @param {string | undefined} value the HOST variable; unset or empty means undefined
 * @returns {string | undefined}
 * @throws {RangeError} when it is neither a host name nor an IP address
 */
export function parseHost(value) {
  if (value === undefined || value === '') return undefined;
  const isHost = isIP(value) !== 0 || /^(?!-)[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*$/.test(value);
  const looksLikeAddress = /^[\d.]+$/.test(value) && isIP(value) === 0;
  if (!isHost || looksLikeAddress) {
    throw new RangeError(
      `HOST "${value}" must be a host name or an IP address, like "localhost" or "0.0.0.0"`,
    );
  }
  return value;
}

/**
 * Origin of the published site, for addresses that must be absolute; "" when the build is not told.
 * @param {string | undefined} value the SITE_URL variable, e.g. "https://example.org"
 * @returns {string}
 * @throws {RangeError} when it is not the origin of a web site
 */
export function parseSiteUrl(value) {
  if (value === undefined || value === '') return '';
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isOrigin =
    url !== undefined && /^https?:$/.test(url.protocol) && value.replace(/\/$/, '') === url.origin;
  if (!isOrigin) {
    throw new RangeError(`SITE_URL "${value}" must be an origin without a path, like "https://example.org"`);
  }
  return url.origin;
}

/**
 * Where readers can write to whoever publishes the site; "" when the build is not told.
 * @param {string | undefined} value the SITE_CONTACT variable: an address of a page, of mail, or a mailto link
 * @returns {string}
 * @throws {RangeError} when it is none of them
 */
export function parseContact(value) {
  if (value === undefined || value === '') return '';
  const link = /^[^\s@:/]+@[^\s@:/]+$/.test(value) ? `mailto:${value}` : value;
  if (!/^(https:\/\/[^\s/]|mailto:[^\s@]+@[^\s@]+$)/.test(link) || !URL.canParse(link)) {
    throw new RangeError(
      `SITE_CONTACT "${value}" must be an https or a mail address, like "story@example.org"`,
    );
  }
  return link;
}

/** The languages that the site is built in where none are named, as in src/words/languages.ts. */
const PUBLISHED = ['en', 'es', 'fr', 'de'];
/** All that it can be built in. */
const LANGUAGES = [...PUBLISHED, 'bn', 'ar'];

/**
 * The languages to build the site in, English always and first.
 * @param {string | undefined} value the SITE_LANGUAGES variable, e.g. "en es"; unset or empty means all that are published
 * @returns {string[]}
 * @throws {RangeError} when it names another language
 */
export function parseLanguages(value) {
  if (value === undefined || value === '') return PUBLISHED;
  const asked = value.split(/[ ,]+/);
  const unknown = asked.find((language) => !LANGUAGES.includes(language));
  if (unknown !== undefined) {
    throw new RangeError(`SITE_LANGUAGES "${value}" must name some of ${LANGUAGES.join(', ')}, like "en es"`);
  }
  return LANGUAGES.filter((language) => language === 'en' || asked.includes(language));
}

/**
 * Everything that a build can be told: whatever differs here makes another build.
 * @param {Record<string, string | undefined>} environment
 * @throws {RangeError} at the first variable that is not legal
 */
export function readBuildSettings(environment) {
  return {
    basePath: parseBasePath(environment.BASE_PATH),
    languages: parseLanguages(environment.SITE_LANGUAGES),
    siteUrl: parseSiteUrl(environment.SITE_URL),
    contact: parseContact(environment.SITE_CONTACT),
    hasHsts: environment.HSTS === '1',
  };
}

/**
 * Everything that a server can be told, e.g. `{ port: 4173, host: undefined, hasHsts: false }`.
 * @param {Record<string, string | undefined>} environment
 * @throws {RangeError} at the first variable that is not legal
 */
export function readServerSettings(environment) {
  return {
    port: parsePort(environment.PORT),
    host: parseHost(environment.HOST),
    hasHsts: environment.HSTS === '1',
  };
}

/**
 * The one address to open, e.g. "http://localhost:4173/threadprint/".
 * @param {{ host: string | undefined, port: number, basePath: string }} settings
 * @returns {string}
 */
export function formatSiteUrl({ host, port, basePath }) {
  const isEverywhere = host === undefined || host === '0.0.0.0' || host === '::';
  const name = isEverywhere ? 'localhost' : isIP(host) === 6 ? `[${host}]` : host;
  return `http://${name}:${port}${basePath}`;
}
