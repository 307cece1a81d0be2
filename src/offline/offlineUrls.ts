/** A file that is kept for offline use; the revision is null where the URL itself changes with the content. */
export interface PrecacheEntry {
  url: string;
  revision: string | null;
  /** What the file's bytes must match, e.g. "sha384-OLBgp1Gs…". */
  integrity: string;
}

/**
 * The URL under which a page is kept: "/threadprint/sources/", "…/sources.html" and "…/sources/index.html" all
 * mean "/threadprint/sources".
 */
export function findPageUrl(pathname: string, basePath: string): string {
  if (!pathname.startsWith(basePath)) return pathname;
  const page = pathname
    .slice(basePath.length)
    .replace(/(^|\/)index\.html$/, '$1')
    .replace(/\.html$/, '')
    .replace(/\/$/, '');
  return basePath + page;
}

/** The one width of a picture that is kept: "/img/wool-800.webp" → "/img/wool-520.avif", if that is among `urls`. */
export function findKeptPicture(pathname: string, urls: readonly string[]): string | undefined {
  const name = /^(.*\/img\/[a-z]+)(-\d+)?\.(avif|webp|jpg)$/.exec(pathname)?.[1];
  if (name === undefined) return undefined;
  return urls.find((url) => url.startsWith(`${name}-`) && url.endsWith('.avif'));
}
