import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findLanguageFolder } from '../src/words/languages.ts';
import { commonHeaders, listBuiltFolders, type PageHashes, pageFileOf, pathHeaders } from './headers.ts';
import { formatNginxConfig } from './nginx.ts';
import { formatCaddyfile, formatHtaccess } from './otherHosts.ts';

type Settings = { basePath: string; pageHashes: PageHashes; hasHsts: boolean };
type Build = Settings & { distDir: string };

/** Every file of the build by its path under the host's root, e.g. "threadprint/data/fabrics.csv". */
export function listFiles(dir: string, prefix = ''): string[] {
  return readdirSync(join(dir, prefix), { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = prefix + entry.name;
      return entry.isDirectory() ? listFiles(dir, `${path}/`) : [path];
    });
}

/** Every URL path that the page file answers for, "thirsty_fashion.html" with and without slash or ending. */
function listPagePaths(file: string): string[] {
  if (file === 'index.html') return ['', 'index.html'];
  const name = file.replace(/(\/index)?\.html$/, '');
  return [name, `${name}/`, file];
}

/** The headers of a path under the base; the first page of a language has the hashes of its own file. */
function headersOfPath(path: string, pageHashes: PageHashes): Record<string, string> {
  const folder = findLanguageFolder(path);
  const isFirst = folder !== '' && listPagePaths(`${folder}index.html`).includes(path);
  const hashes = isFirst ? pageHashes[`${folder}index.html`] : undefined;
  return pathHeaders(path, hashes ? { [pageFileOf(path)]: hashes } : pageHashes);
}

/** Whether a path of `_headers` matches: "*" is anything, ":language" one folder's name. */
function matchesRule(pattern: string, path: string): boolean {
  const source = pattern.replace(/[.+?()[\]$^|\\]/g, '\\$&').replaceAll('*', '.*');
  return new RegExp(`^${source.replace(':language', '[^/]+')}$`).test(path);
}

type Rule = { path: string; headers: Record<string, string> };

/**
 * The rules for what lies under the base, e.g. "assets/*", "sources*" and ":language/sources*". No two of them match the
 * same path, and there are few: Cloudflare Pages takes a hundred.
 */
export function listRules(files: readonly string[], pageHashes: PageHashes): Rule[] {
  const pages = files.filter((file) => file.endsWith('.html'));
  const others = files.filter((file) => !/\.(html|br|gz)$|(^|\/)\./.test(file));
  const headersByPath = new Map(
    [...pages.flatMap(listPagePaths), ...others].map((path) => [
      path,
      JSON.stringify(headersOfPath(path, pageHashes)),
    ]),
  );
  const paths = [...headersByPath.keys()];
  const isOneFor = (prefix: string, headers: string | undefined) =>
    paths.every((path) => !path.startsWith(prefix) || headersByPath.get(path) === headers);
  /** The shortest pattern that holds nothing but paths of the same headers: a folder, a page with all its names, or the path. */
  const shorten = (path: string): string => {
    const segments = path.split('/');
    const folders = segments.slice(1).map((_, index) => `${segments.slice(0, index + 1).join('/')}/`);
    const page = path.replace(/(\/index)?\.html$|\/$/, '');
    const isFirst = page === '' || page === 'index' || findLanguageFolder(page) === `${page}/`;
    const isFile = others.includes(path);
    const headers = headersByPath.get(path);
    const prefix = (isFile ? folders : isFirst ? [] : [page]).find((start) => isOneFor(start, headers));
    return prefix === undefined ? path : `${prefix}*`;
  };
  const shortened = [...new Map(paths.map((path) => [shorten(path), headersByPath.get(path) ?? '']))];
  const patterns = new Map(
    shortened.filter(
      ([pattern]) => !shortened.some(([other]) => other !== pattern && matchesRule(other, pattern)),
    ),
  );
  const rules = new Map<string, string>();
  for (const [pattern, headers] of patterns) {
    const placed = placeLanguage(pattern);
    const twins = [...patterns].filter(([other]) => placeLanguage(other) === placed);
    // ":language/405*" would match "thirsty_fashion/405.html" as well.
    const isOnlyTheirs = paths.every(
      (path) => !matchesRule(placed, path) || twins.some(([twin]) => matchesRule(twin, path)),
    );
    const isShared =
      twins.length > 1 && isOnlyTheirs && twins.every(([, twinHeaders]) => twinHeaders === headers);
    rules.set(isShared ? placed : pattern, headers);
  }
  return [...rules].map(([path, headers]) => ({ path, headers: JSON.parse(headers) }));
}

/** "es/sources*" → ":language/sources*". */
function placeLanguage(pattern: string): string {
  const folder = findLanguageFolder(pattern);
  return folder === '' || !pattern.startsWith(folder) ? pattern : `:language/${pattern.slice(folder.length)}`;
}

function formatRule(path: string, headers: Record<string, string>): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
}

/**
 * `_headers`, as Netlify and Cloudflare Pages read it. There all matching rules combine, and two policies
 * would both be enforced: so the rule for everything holds none, and each path gets exactly one. Unknown paths
 * have the policy of 404.html's own `<meta>`.
 */
export function formatHeadersFile({ distDir, basePath, pageHashes, hasHsts }: Build): string {
  const base = basePath.slice(1);
  const files = listFiles(distDir);
  const underBase = files.filter((file) => file.startsWith(base)).map((file) => file.slice(base.length));
  const rules = listRules(underBase, pageHashes).map(({ path, headers }) =>
    formatRule(basePath + path, headers),
  );
  const outside = files.includes('404.html') && base !== '';
  return [
    formatRule('/*', commonHeaders(hasHsts)),
    ...(outside ? [formatRule('/404.html', pathHeaders('404.html', pageHashes))] : []),
    ...rules,
    '',
  ].join('\n\n');
}

function write(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** Writes into the build what a host finds in it: the headers of Netlify and Cloudflare Pages, and Apache's settings. */
export function writeHeaderFiles(build: Build): void {
  const folders = listBuiltFolders(build.pageHashes);
  write(join(build.distDir, '_headers'), formatHeadersFile(build));
  write(join(build.distDir, build.basePath, '.htaccess'), formatHtaccess({ ...build, folders }));
  // GitHub Pages would leave out what begins with an underscore.
  write(join(build.distDir, '.nojekyll'), '');
}

/** Writes, once the new build stands, the settings of servers that lie beside ours: nginx and Caddy. */
export function writeServerFiles(build: Settings): void {
  const folders = listBuiltFolders(build.pageHashes);
  const settings = { ...build, folders, root: '/srv/threadprint' };
  write('server/nginx.conf', formatNginxConfig({ ...settings, listen: '8080' }));
  write('server/Caddyfile', formatCaddyfile({ ...settings, listen: ':8080' }));
}
