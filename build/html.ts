import { createHash } from 'node:crypto';
import { formatContentSecurityPolicy } from '../server/headers';

/** A same-origin file that the page names with its integrity. */
export interface LinkedFile {
  /** The path on the host, e.g. "/threadprint/assets/client-B2x.js". */
  path: string;
  content: Uint8Array | string;
}

export interface DocumentParts {
  head: string;
  body: string;
  rootAttributes: string;
  /** The page's whole CSS, inlined, in one or more elements: it saves the round trip that delays the first paint. */
  styles: readonly string[];
  /** Stylesheets whose rules are in `styles`: named but disabled, so that the router does not fetch them again. */
  inlinedStyles: readonly LinkedFile[];
  boot: LinkedFile;
  /** What the page runs, in this order, each in a task of its own. */
  scripts: readonly LinkedFile[];
  preloads: readonly LinkedFile[];
  fonts: readonly string[];
  /** Further elements for `<head>`: icons, manifest, cards. */
  extraHead?: string;
}

/** The SHA-384 of a file as `integrity` wants it. */
export function calculateIntegrity(content: Uint8Array | string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** The SHA-256 of an inline style as the CSP wants it: "'sha256-…'". */
export function calculateStyleHash(css: string): string {
  return `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
}

/**
 * Splits a page's CSS into its fonts and its rules. In one element, Chromium would take the fonts for new ones whenever a
 * media query turns, and shape the page's whole text again.
 */
export function splitFonts(css: string): string[] {
  const fontFace = /@font-face\{[^}]*\}/g;
  return [(css.match(fontFace) ?? []).join(''), css.replace(fontFace, '')].filter((part) => part !== '');
}

/** The policy for hosts that cannot send headers; it must come before all that it governs. */
function composePolicy(styles: readonly string[]): string {
  const styleHashes = styles.map(calculateStyleHash);
  const policy = formatContentSecurityPolicy({ styleHashes, isMeta: true });
  return `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
}

/** The whole HTML document of a prerendered page. */
export function composeDocument(parts: DocumentParts): string {
  const { boot, scripts, fonts, preloads, inlinedStyles } = parts;
  const integrity = (file: LinkedFile) => `integrity="${calculateIntegrity(file.content)}"`;
  const head = [
    '<meta charset="utf-8">',
    composePolicy(parts.styles),
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light">',
    parts.head,
    `<script src="${boot.path}" ${integrity(boot)}></script>`,
    ...parts.styles.map((css) => `<style>${css}</style>`),
    ...fonts.map((path) => `<link rel="preload" href="${path}" as="font" type="font/woff2" crossorigin>`),
    ...inlinedStyles.map((file) => `<link rel="stylesheet" href="${file.path}" ${integrity(file)} disabled>`),
    // The page is painted from its HTML: boot.js lets its scripts in after that, and they let its fonts pass.
    '<template>',
    ...preloads.map(
      (file) => `<link rel="modulepreload" href="${file.path}" ${integrity(file)} fetchpriority="low">`,
    ),
    ...scripts.map(
      (file) => `<script type="module" src="${file.path}" ${integrity(file)} fetchpriority="low"></script>`,
    ),
    '</template>',
    ...(parts.extraHead ? [parts.extraHead] : []),
  ];
  return `<!doctype html>
<html lang="en">
<head>
${head.join('\n')}
</head>
<body>
<div id="root"${parts.rootAttributes}>${parts.body}</div>
</body>
</html>
`;
}

/** The page at the base itself: it goes to the story's home, with and without JavaScript. */
export function composeRedirect(target: string, extraHead = ''): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
${composePolicy([])}
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Threadprint</title>
<meta http-equiv="refresh" content="0; url=${target}">
<link rel="canonical" href="${target}">
${extraHead}
</head>
<body>
<p><a href="${target}">The Thirsty Fashion Industry</a></p>
</body>
</html>
`;
}
