// Plain JavaScript: `npm start` reads these settings before the dependencies are installed.
import { isIP } from 'node:net';
import { LANGUAGE_LIST } from '../src/words/languageList.mjs';

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
 * @param {string | undefined} value e.g. "https://example.org"
 * @param {string} name the variable that it comes from
 * @returns {string}
 * @throws {RangeError} when it is not the origin of a web site
 */
export function parseSiteUrl(value, name = 'SITE_URL') {
  if (value === undefined || value === '') return '';
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`) {
    throw new RangeError(`${name} "${value}" must be an origin without a path, like "https://example.org"`);
  }
  return url.origin;
}

/**
 * The variable in which a host says, while it builds the site, where it will publish it: of a preview, where that will lie.
 * @param {Record<string, string | undefined>} environment
 * @param {string} basePath
 * @returns {{ name: string, value: string | undefined } | undefined}
 */
function findHostUrl(environment, basePath) {
  /** @param {string[]} names */
  const first = (...names) => {
    const name = names.find((one) => environment[one]);
    return name === undefined ? undefined : { name, value: environment[name] };
  };
  if (environment.NETLIFY === 'true') {
    const isPreview = (environment.CONTEXT || 'production') !== 'production';
    return isPreview ? first('DEPLOY_PRIME_URL', 'URL') : first('URL', 'DEPLOY_PRIME_URL');
  }
  const isPreview = (environment.VERCEL_ENV || 'production') !== 'production';
  const vercel = isPreview ? first('VERCEL_URL') : first('VERCEL_PROJECT_PRODUCTION_URL', 'VERCEL_URL');
  if (vercel) return { ...vercel, value: `https://${vercel.value}` };
  const cloudflare = first('CF_PAGES_URL');
  if (cloudflare) return cloudflare;
  const name = 'GITHUB_REPOSITORY';
  const [owner = '', repository = ''] = (environment[name] ?? '').toLowerCase().split('/');
  const host = `${owner}.github.io`;
  // A build of another base path is for another host: Pages serves a project under its name.
  const pagesPath = repository === host ? '/' : `/${repository}/`;
  if (environment.GITHUB_ACTIONS === 'true' && owner !== '' && basePath.toLowerCase() === pagesPath)
    return { name, value: `https://${host}` };
  return undefined;
}

/**
 * Origin of the published site, and which variable said so: SITE_URL, else what the host of the build says.
 * @param {Record<string, string | undefined>} environment
 * @param {string} basePath
 * @throws {RangeError} when it is not the origin of a web site
 */
function readSiteUrl(environment, basePath) {
  const own = { name: 'SITE_URL', value: environment.SITE_URL };
  const { name, value } = own.value ? own : (findHostUrl(environment, basePath) ?? own);
  return { siteUrl: parseSiteUrl(value, name), siteUrlFrom: name };
}

/**
 * What the build says of the address that it has, or has not; "" where SITE_URL said it.
 * @param {{ siteUrl: string, siteUrlFrom: string }} settings
 */
export function describeSiteUrl({ siteUrl, siteUrlFrom }) {
  if (siteUrl === '')
    return 'No address told: shared links show no card, and there is no sitemap. SITE_URL=https://example.org says it';
  return siteUrlFrom === 'SITE_URL'
    ? ''
    : `Addresses begin with ${siteUrl}, as ${siteUrlFrom} says. SITE_URL says another`;
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

/** All languages that the site can be built in. */
const LANGUAGES = Object.keys(LANGUAGE_LIST);
/** Those that it is built in where none are named. */
const PUBLISHED = Object.entries(LANGUAGE_LIST).flatMap(([language, { isPublished }]) =>
  isPublished ? language : [],
);

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
  const basePath = parseBasePath(environment.BASE_PATH);
  return {
    basePath,
    languages: parseLanguages(environment.SITE_LANGUAGES),
    ...readSiteUrl(environment, basePath),
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
