import { createHash } from 'node:crypto';
import * as words from '#words/text/site';
import { formatContentSecurityPolicy } from '../server/headers';
import { currentEdition } from '../src/data/editions';
import { formatImprint } from '../src/model/citation';
import { OFFLINE_SIZE_MARK } from '../src/offline/offlineSize';
import { LANGUAGE } from '../src/words/language';
import { directionOf } from '../src/words/languages';

const direction = directionOf(LANGUAGE);
const LANGUAGE_ATTRIBUTES = `lang="${LANGUAGE}"${direction === 'rtl' ? ' dir="rtl"' : ''}`;

/** A same-origin file that the page names with its integrity. */
export interface LinkedFile {
  /** The path on the host, e.g. "/threadprint/assets/client-B2x.js". */
  path: string;
  content: Uint8Array | string;
}

interface DocumentParts {
  head: string;
  body: string;
  rootAttributes: string;
  /** Attributes of `<html>`, with a leading space. */
  htmlAttributes?: string;
  /** The page's whole CSS, inlined, in one or more elements: it saves the round trip that delays the first paint. */
  styles: readonly string[];
  /** Stylesheets whose rules are in `styles`: named but disabled, so that the router does not fetch them again. */
  inlinedStyles: readonly LinkedFile[];
  /** The inline script. */
  boot: string;
  /** The script that starts the page, and what it imports. */
  entry: LinkedFile;
  preloads: readonly LinkedFile[];
  fonts: readonly string[];
  /** The site's own, for an embed: in a sandbox WebKit knows it by no other name. */
  origin?: string | undefined;
  /** Further elements for `<head>`: icons, manifest, cards. */
  extraHead?: string;
}

/** The SHA-384 of a file as `integrity` wants it. */
export function calculateIntegrity(content: Uint8Array | string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** The SHA-256 of an inline style or script as the CSP wants it: "'sha256-…'". */
export function calculateInlineHash(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

/**
 * Splits a page's CSS into its fonts and its rules. In one element, Chromium would take the fonts for new ones whenever a
 * media query turns, and shape the page's whole text again.
 */
export function splitFonts(css: string): string[] {
  const fontFace = /@font-face\{[^}]*\}/g;
  return [(css.match(fontFace) ?? []).join(''), css.replace(fontFace, '')].filter((part) => part !== '');
}

/**
 * What paper says of the site, for paper.css: where it lies, before each of our addresses, so that they are whole; and at
 * the foot of each sheet its name, address, license and edition.
 */
export function composePaperStyle({ siteUrl, basePath }: { siteUrl: string; basePath: string }): string {
  const address = siteUrl === '' ? '' : siteUrl + basePath;
  const variables = {
    'site-url': siteUrl,
    imprint: formatImprint({ edition: currentEdition, url: address }),
  };
  const said = Object.entries(variables).filter(([, text]) => text !== '');
  return `:root{${said.map(([name, text]) => `--${name}:"${text}"`).join(';')}}`;
}

/** The policy for hosts that cannot send headers; it must come before all that it governs. */
function composePolicy(boot: string, styles: readonly string[], origin?: string): string {
  const policy = formatContentSecurityPolicy({
    scriptHashes: [calculateInlineHash(boot)],
    styleHashes: styles.map(calculateInlineHash),
    origin,
    isMeta: true,
  });
  return `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
}

/** The whole HTML document of a prerendered page. */
export function composeDocument(parts: DocumentParts): string {
  const { boot, entry, fonts, preloads, inlinedStyles, htmlAttributes = '' } = parts;
  const integrity = (file: LinkedFile) => `integrity="${calculateIntegrity(file.content)}"`;
  const head = [
    '<meta charset="utf-8">',
    composePolicy(boot, parts.styles, parts.origin),
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="only light">',
    parts.head,
    `<script>${boot}</script>`,
    ...parts.styles.map((css) => `<style>${css}</style>`),
    ...fonts.map((path) => `<link rel="preload" href="${path}" as="font" type="font/woff2" crossorigin>`),
    ...inlinedStyles.map((file) => `<link rel="stylesheet" href="${file.path}" ${integrity(file)} disabled>`),
    // The page is painted from its HTML and its fonts: scripts come after them.
    ...preloads.map(
      (file) => `<link rel="modulepreload" href="${file.path}" ${integrity(file)} fetchpriority="low">`,
    ),
    `<script type="module" src="${entry.path}" ${integrity(entry)} fetchpriority="low"></script>`,
    ...(parts.extraHead ? [parts.extraHead] : []),
  ];
  return `<!doctype html>
<html ${LANGUAGE_ATTRIBUTES} data-offline-size="${OFFLINE_SIZE_MARK}"${htmlAttributes}>
<head>
${head.join('\n')}
</head>
<body>
<div id="root"${parts.rootAttributes}>${parts.body}</div>
</body>
</html>
`;
}

/**
 * The page at the base itself, for hosts that cannot redirect: it leads to the story's home. With JavaScript the boot
 * script goes there with the whole query, without it the browser goes there without one.
 * @param head home's own title, description, address and card
 */
export function composeRedirect(target: string, boot: string, head: string): string {
  return `<!doctype html>
<html ${LANGUAGE_ATTRIBUTES} data-leads-to="${target}">
<head>
<meta charset="utf-8">
${composePolicy(boot, [])}
<meta name="viewport" content="width=device-width, initial-scale=1">
<script>${boot}</script>
<noscript><meta http-equiv="refresh" content="0; url=${target}"></noscript>
${head}
</head>
<body>
<p><a href="${target}">${words.storyTitle}</a></p>
</body>
</html>
`;
}
