import { LANGUAGES, languageFolder } from '../src/words/languages.ts';

/** The one Trusted Types policy of the site: it accepts nothing but the service worker's URL. */
export const TRUSTED_TYPES_POLICY = 'threadprint-worker';

/**
 * What each page has inline, by the page's file under the base, e.g. "thirsty_fashion/info1.html";
 * hashes as the policy wants them, e.g. "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='".
 */
export type PageHashes = Readonly<
  Record<
    string,
    {
      readonly styleHashes: readonly string[];
      readonly scriptHashes: readonly string[];
      /** The site's own, where it is known: of embeds. */
      readonly origin?: string | undefined;
    }
  >
>;

/** The folders of the languages that the site was built in, besides English: "es/". */
export function listBuiltFolders(pageHashes: PageHashes): string[] {
  return LANGUAGES.map(languageFolder).filter((folder) => folder !== '' && `${folder}404.html` in pageHashes);
}

type PolicyOptions = {
  styleHashes?: readonly string[];
  scriptHashes?: readonly string[];
  /** Named beside 'self', which means nothing to WebKit in a sandbox: https://bugs.webkit.org/show_bug.cgi?id=316847 */
  origin?: string | undefined;
  /** Embeds may be framed by any page, on the net or in a file. */
  isEmbed?: boolean;
  /** A `<meta>` element must not carry `frame-ancestors`: browsers ignore it there, and say so. */
  isMeta?: boolean;
};

/** The Content-Security-Policy of one page: nothing is allowed but what the site uses. */
export function formatContentSecurityPolicy(options: PolicyOptions = {}): string {
  const { styleHashes = [], scriptHashes = [], origin, isEmbed = false, isMeta = false } = options;
  const self = origin === undefined ? "'self'" : `'self' ${origin}`;
  const directives = [
    "default-src 'none'",
    [`script-src ${self}`, ...scriptHashes].join(' '),
    [`style-src ${self}`, ...styleHashes].join(' '),
    // A picture to be saved is drawn from a blob.
    `img-src ${self} blob:`,
    `font-src ${self}`,
    `connect-src ${self}`,
    // The page of the data shows a chart as other pages do.
    "frame-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    // "*" is every site of the net; a page that somebody keeps as a file is none.
    ...(isMeta ? [] : [isEmbed ? 'frame-ancestors * file:' : "frame-ancestors 'none'"]),
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_TYPES_POLICY}`,
  ];
  return directives.join('; ');
}

// Every feature that Chromium 156 names in document.featurePolicy.features(), but client hints (ch-*), which are
// no powers of a page. Other engines know fewer and pass over the rest without a word.
const DENIED_FEATURES = [
  'accelerometer',
  'aria-notify',
  'autoplay',
  'browsing-topics',
  'camera',
  'captured-surface-control',
  'clipboard-read',
  'compute-pressure',
  'cross-origin-isolated',
  'deferred-fetch',
  'deferred-fetch-minimal',
  'digital-credentials-create',
  'digital-credentials-get',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'interest-cohort',
  'keyboard-map',
  'language-detector',
  'language-model',
  'local-fonts',
  'local-network',
  'local-network-access',
  'loopback-network',
  'magnetometer',
  'media-playback-while-not-visible',
  'microphone',
  'midi',
  'on-device-speech-recognition',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'private-state-token-issuance',
  'private-state-token-redemption',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'speaker-selection',
  'storage-access',
  'summarizer',
  'sync-xhr',
  'translator',
  'unload',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** Everything is denied but writing to the clipboard, and to fill the screen for a class. */
const PERMISSIONS_POLICY = [
  ...DENIED_FEATURES.map((feature) => `${feature}=()`),
  'clipboard-write=(self)',
  'fullscreen=(self)',
].join(', ');

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Below the base, as every server can match it. */
export const OPEN_PATTERN = String.raw`(v\d+/|([a-z][a-z]/)?(cards/|data/.+\.(csv|json)$))`;
const OPEN_PATH = new RegExp(`^${OPEN_PATTERN}`);

/** Whether a path under the base is a script, style or font that the build named by its content. */
export function isHashedPath(pathUnderBase: string): boolean {
  return pathUnderBase.startsWith('assets/');
}

/** The cache policy of a path under the base: hashed files never change, all else is asked for again. */
export function cachePolicyOf(pathUnderBase: string): string {
  return isHashedPath(pathUnderBase) ? IMMUTABLE : 'no-cache';
}

/**
 * The page file that answers for a path under the base:
 * "thirsty_fashion/info1", "…/info1/", "…/info1.html" and "…/info1/index.html" → "thirsty_fashion/info1.html".
 */
export function pageFileOf(pathUnderBase: string): string {
  const name = pathUnderBase.replace(/\/$/, '').replace(/\.html$/, '');
  return `${name.replace(/(^|\/)index$/, '') || 'index'}.html`;
}

/**
 * Whether a path under the base is for other sites' pages to load and read: the script and the pictures of charts that
 * they were given once, and our data.
 */
export function isOpenPath(pathUnderBase: string): boolean {
  return OPEN_PATH.test(pathUnderBase);
}

/** Whether a path under the base is one of the charts made to be framed by other sites. */
export function isEmbedPath(pathUnderBase: string): boolean {
  return /^([a-z]{2}\/)?charts\/embed\//.test(pathUnderBase);
}

export type HeaderSettings = { pageHashes: PageHashes; hasHsts: boolean };

/** The headers that do not depend on the path. */
export function commonHeaders(hasHsts: boolean): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Permissions-Policy': PERMISSIONS_POLICY,
    // Only on request: the header binds the whole domain, and we are one path of it.
    ...(hasHsts ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload' } : {}),
  };
}

/** The headers that depend on the path: who may frame and load it, its styles, how long to keep it. */
export function pathHeaders(pathUnderBase: string, pageHashes: PageHashes): Record<string, string> {
  const isEmbed = isEmbedPath(pathUnderBase);
  const isOpen = isHashedPath(pathUnderBase) || isOpenPath(pathUnderBase);
  const hashes = pageHashes[pageFileOf(pathUnderBase)];
  return {
    'Content-Security-Policy': formatContentSecurityPolicy({ ...hashes, isEmbed }),
    'Cross-Origin-Resource-Policy': isEmbed || isOpen ? 'cross-origin' : 'same-origin',
    // A sandboxed embed has the origin null: its scripts and fonts are for it as if from another site.
    ...(isOpen ? { 'Access-Control-Allow-Origin': '*' } : {}),
    'Cache-Control': cachePolicyOf(pathUnderBase),
  };
}

/**
 * The headers that depend on the path, for hosts that know no policy of their own for each page: its `<meta>` holds all of it
 * but who may frame it, which only a header can say.
 */
export function sharedPathHeaders(pathUnderBase: string): Record<string, string> {
  const { 'Content-Security-Policy': policy = '', ...headers } = pathHeaders(pathUnderBase, {});
  if (isHashedPath(pathUnderBase)) return headers;
  return { 'Content-Security-Policy': /frame-ancestors [^;]+/.exec(policy)?.[0] ?? '', ...headers };
}

/** Every response header of ours for a path under the base. */
export function headersOf(pathUnderBase: string, settings: HeaderSettings): Record<string, string> {
  return { ...commonHeaders(settings.hasHsts), ...pathHeaders(pathUnderBase, settings.pageHashes) };
}
