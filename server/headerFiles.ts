import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { formatCaddyfile } from './caddy.ts';
import { commonHeaders, listBuiltFolders, type PageHashes, sharedPathHeaders } from './headers.ts';
import { formatNginxConfig } from './nginx.ts';

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

/** The URL paths that the page file answers for: "thirsty_fashion.html" with and without its ending, "es/index.html" for "es", too. */
function listPagePaths(file: string): string[] {
  return [file.replace(/(^|\/)index\.html$|\.html$/, ''), file];
}

/** Whether a path of `_headers` matches: "*" is anything, ":file" one name. */
function matchesRule(pattern: string, path: string): boolean {
  const source = pattern.replace(/[.+?()[\]$^|\\]/g, '\\$&').replaceAll('*', '.*');
  return new RegExp(`^${source.replace(':file', '[^/]+')}$`).test(path);
}

type Rule = { path: string; headers: Record<string, string> };

/**
 * The rules for what lies under the base, e.g. ":file", "assets/*" and "es/charts/:file". No two of them match the same path.
 * None is for a slash at the end alone: Cloudflare leads on from there, and Netlify takes it for the same path.
 */
export function listRules(files: readonly string[]): Rule[] {
  const served = files
    .filter((file) => !/\.(br|gz)$|(^|\/)\./.test(file))
    .flatMap((file) => (file.endsWith('.html') ? listPagePaths(file) : [file]));
  const headersByPath = new Map(served.map((path) => [path, JSON.stringify(sharedPathHeaders(path))]));
  const paths = [...headersByPath.keys()];
  /** The shortest pattern that holds nothing but paths of the same headers: a folder, all names in it, a page's names, the path. */
  const shorten = (path: string): string => {
    const isOneFor = (pattern: string) =>
      paths.every(
        (other) => !matchesRule(pattern, other) || headersByPath.get(other) === headersByPath.get(path),
      );
    const names = path.split('/');
    const folders = names.slice(1).map((_, index) => names.slice(0, index + 1).join('/'));
    // Netlify would match a page that has the folder's name.
    const whole = folders.filter((folder) => !headersByPath.has(folder)).map((folder) => `${folder}/*`);
    const candidates = [
      ...whole,
      [...names.slice(0, -1), ':file'].join('/'),
      `${path.replace(/\.html$/, '')}*`,
    ];
    return path === '' ? path : (candidates.find(isOneFor) ?? path);
  };
  const shortened = [...new Map(paths.map((path) => [shorten(path), headersByPath.get(path) ?? '']))];
  return shortened
    .filter(([pattern]) => !shortened.some(([other]) => other !== pattern && matchesRule(other, pattern)))
    .map(([path, headers]) => ({ path, headers: JSON.parse(headers) }));
}

function formatRule(path: string, headers: Record<string, string>): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
}

/** What Cloudflare Pages takes of `_headers`; it drops what goes beyond. Netlify names no limit. */
const [MAX_RULES, MAX_LINE] = [100, 2000];

/**
 * `_headers`, as Netlify and Cloudflare Pages read it. There all matching rules combine, and two policies would both be
 * enforced: so the rule for everything holds none, and each path gets exactly one.
 */
export function formatHeadersFile({ distDir, basePath, hasHsts }: Omit<Build, 'pageHashes'>): string {
  const base = basePath.slice(1);
  const files = listFiles(distDir);
  const underBase = files.filter((file) => file.startsWith(base)).map((file) => file.slice(base.length));
  const rules = [
    formatRule('/*', commonHeaders(hasHsts)),
    ...(files.includes('404.html') && base !== ''
      ? [formatRule('/404*', sharedPathHeaders('404.html'))]
      : []),
    ...listRules(underBase).map(({ path, headers }) => formatRule(basePath + path, headers)),
  ];
  const note = `# Written by the build from server/headers.ts: ${rules.length} rules, and Cloudflare Pages takes ${MAX_RULES}.`;
  return [note, ...rules, ''].join('\n\n');
}

/** What the build says where `_headers` is more than a host takes; "" where it is not. */
export function describeLimits(headersFile: string): string {
  const rules = headersFile.match(/^\//gm)?.length ?? 0;
  const longest = Math.max(...headersFile.split('\n').map((line) => line.length));
  if (rules <= MAX_RULES && longest <= MAX_LINE) return '';
  return `dist/_headers has ${rules} rules and lines of up to ${longest} characters: Cloudflare Pages takes ${MAX_RULES} and ${MAX_LINE}, and drops the rest`;
}

function write(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** Writes `_headers` into the build; says what a host would drop of it, or "". */
export function writeHeadersFile(build: Omit<Build, 'pageHashes'>): string {
  const content = formatHeadersFile(build);
  write(join(build.distDir, '_headers'), content);
  return describeLimits(content);
}

/** Writes, once the new build stands, the settings of servers that lie beside ours: nginx and Caddy. */
export function writeServerFiles(build: Settings): void {
  const folders = listBuiltFolders(build.pageHashes);
  const settings = { ...build, folders, root: '/srv/threadprint' };
  write('server/nginx.conf', formatNginxConfig({ ...settings, listen: '8080' }));
  write('server/Caddyfile', formatCaddyfile({ ...settings, listen: ':8080' }));
}
