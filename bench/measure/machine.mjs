import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { findBrowser } from '../../tests/browser.mjs';

/** What only measures. */
const TOOLS = ['autocannon', 'lighthouse'];
/** What is compared, by the names of its packages. */
const PARTS = { pages: ['lighthouse', 'react', 'react-router'], charts: undefined, bars: undefined };

/** Where and with what a part was measured, e.g. "2 × AMD EPYC, 8 GiB, Node v20.20.2, Chromium 156.0". */
export function describeMachine(part) {
  const [{ model }] = cpus();
  const browser = execFileSync(findBrowser(), ['--version'], { encoding: 'utf8' });
  const { dependencies } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const charts = Object.keys(dependencies).filter((name) => !TOOLS.includes(name));
  const names = part in PARTS ? (PARTS[part] ?? charts) : [];
  return [
    `${cpus().length} × ${model.trim()}`,
    `${Math.round(totalmem() / 2 ** 30)} GiB`,
    `Node ${process.version.slice(1)}`,
    /\w+ [\d.]+/.exec(browser)?.[0],
    ...names.map((name) => `${name} ${dependencies[name]}`),
  ].join(', ');
}
