import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Development packages of which something reaches the visitor: the worker, the fonts, California's outline. */
const SHIPPED_TOOLS = [
  'workbox-precaching',
  'workbox-routing',
  '@fontsource-variable/instrument-sans',
  '@fontsource-variable/noto-kufi-arabic',
  '@fontsource-variable/noto-naskh-arabic',
  '@fontsource-variable/noto-sans-bengali',
  '@fontsource-variable/roboto-serif',
  'world-atlas',
];

/** What a package that is sent needs for its command line and its files alone. */
const NOT_SENT = ['yargs', 'pngjs'];

interface Package {
  name: string;
  version: string;
  license?: string;
  dependencies?: Record<string, string>;
}

function readPackage(name: string): Package {
  return JSON.parse(readFileSync(join('node_modules', name, 'package.json'), 'utf8'));
}

/** The packages and all that they depend on, each once, in alphabetical order. */
export function collectPackages(
  names: readonly string[],
  read: (name: string) => Package = readPackage,
): Package[] {
  const found = new Map<string, Package>();
  const queue = [...names];
  for (const name of queue) {
    if (found.has(name)) continue;
    const manifest = read(name);
    found.set(name, manifest);
    queue.push(...Object.keys(manifest.dependencies ?? {}).filter((needed) => !NOT_SENT.includes(needed)));
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

function readLicenseText(name: string): string {
  const folder = join('node_modules', name);
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|ofl)(\.|$|-)/i.test(entry));
  return file === undefined ? '' : readFileSync(join(folder, file), 'utf8').trim();
}

/** licenses.txt: the license of all code and fonts that the site sends to a visitor. */
export function composeLicenses(): string {
  const own = JSON.parse(readFileSync('package.json', 'utf8')) as Package;
  const packages = collectPackages([...Object.keys(own.dependencies ?? {}), ...SHIPPED_TOOLS]);
  const parts = packages.map(({ name, version, license = '' }) => {
    const title = `${name} ${version} (${license})`;
    return `${title}\n${'-'.repeat(title.length)}\n${readLicenseText(name) || `License: ${license}`}`;
  });
  const ours = existsSync('LICENSE') ? readFileSync('LICENSE', 'utf8').trim() : '';
  return `${['Threadprint', ours, ...parts].join('\n\n')}\n`;
}
