import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { commonHeaders, listBuiltFolders, type PageHashes, pathHeaders } from './headers.ts';
import { formatNginxConfig } from './nginx.ts';
import { composeCloudFrontPolicies, formatCaddyfile, formatHtaccess } from './otherHosts.ts';

type Build = {
  distDir: string;
  basePath: string;
  pageHashes: PageHashes;
  /** Where the server reads the pages' style hashes. */
  hashesFile: string;
  /** Where nginx's configuration goes. */
  nginxFile: string;
};

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
  const name = file.replace(/\.html$/, '');
  return [name, `${name}/`, file, `${name}/index.html`];
}

/**
 * The paths under the base that need a rule of their own: each page's, each lone file's, and one pattern for
 * each folder that holds no page, e.g. "assets/*". No two of them match the same path.
 */
export function listRulePaths(files: readonly string[]): string[] {
  const pages = files.filter((file) => file.endsWith('.html'));
  const others = files.filter((file) => !/\.(html|br|gz)$|(^|\/)\./.test(file));
  const folders = new Set(pages.map((page) => page.split('/').slice(0, -1).join('/')));
  const patterns = others.map((file) => {
    const [folder = ''] = file.split('/');
    const isPageFolder = [...folders].some((path) => path === folder || path.startsWith(`${folder}/`));
    return file.includes('/') && !isPageFolder ? `${folder}/*` : file;
  });
  const canonical = pages.filter((page) => page === 'index.html' || !page.endsWith('/index.html'));
  return [...new Set([...canonical.flatMap(listPagePaths), ...patterns])];
}

function formatRule(path: string, headers: Record<string, string>): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
}

/**
 * `_headers`, as Netlify and Cloudflare Pages read it. There all matching rules combine, and two policies
 * would both be enforced: so the rule for everything holds none, and each path gets exactly one. Unknown paths
 * have the policy of 404.html's own `<meta>`.
 */
export function formatHeadersFile({ distDir, basePath, pageHashes }: Build, hasHsts: boolean): string {
  const base = basePath.slice(1);
  const files = listFiles(distDir);
  const underBase = files.filter((file) => file.startsWith(base)).map((file) => file.slice(base.length));
  const rules = listRulePaths(underBase).map((path) =>
    formatRule(basePath + path, pathHeaders(path, pageHashes)),
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

/**
 * The last step of the build: what the hosts need to send the right headers. A running
 * server reads the policies' hashes once the new build has taken the old one's place.
 */
export function writeHeaderFiles(build: Build): void {
  const hasHsts = process.env.HSTS === '1';
  const folders = listBuiltFolders(build.pageHashes);
  const settings = { ...build, hasHsts, folders, root: '/srv/threadprint' };
  write(join(build.distDir, '_headers'), formatHeadersFile(build, hasHsts));
  write(build.nginxFile, formatNginxConfig({ ...settings, listen: '8080' }));
  write(join(build.distDir, build.basePath, '.htaccess'), formatHtaccess(settings));
  write(join(dirname(build.nginxFile), 'Caddyfile'), formatCaddyfile({ ...settings, listen: ':8080' }));
  const cloudFront = JSON.stringify(composeCloudFrontPolicies(settings), null, 2);
  write(join(dirname(build.nginxFile), 'cloudfront.json'), `${cloudFront}\n`);
  // GitHub Pages would leave out what begins with an underscore.
  write(join(build.distDir, '.nojekyll'), '');
  write(build.hashesFile, `${JSON.stringify(build.pageHashes, null, 2)}\n`);
}
