// Takes the pictures of a commit: each page, size and language, at rest and at two stops of each scene.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium, type Page, type PageScreenshotOptions } from '@playwright/test';
import { DEFAULT_BASE_PATH } from '../../server/settings.mjs';
import { provideTestBrowser, TESTED_CHROMIUM_ARGS } from '../browser.mjs';
import { findFreePort } from '../freePort.mjs';

const LANGUAGES = ['en', 'de', 'ar'];
const SIZES = [
  { name: '1440x900', width: 1440, height: 900 },
  { name: '390x844', width: 390, height: 844 },
  { name: '844x390', width: 844, height: 390 },
  { name: '768x1024', width: 768, height: 1024 },
];
/** Where a scene is looked at, as shares of the scroll through its section. */
const STOPS = [0.4, 1];
/** Pages at once: as many as a small machine has cores. */
const AT_ONCE = 2;
const MOST_WAIT_MS = 4000;

/** Runs a program in a folder. Throws when it fails. */
const run = (folder: string, command: string, ...args: readonly string[]) =>
  execFileSync(command, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });

/** A commit in a work tree of its own below `folder`, with its site built; both are kept for what is asked later. */
function buildCommit(root: string, commit: string, folder: string): string {
  const tree = join(folder, 'tree');
  if (existsSync(join(tree, 'dist'))) return tree;
  console.log(`Building ${commit.slice(0, 8)} …`);
  rmSync(tree, { recursive: true, force: true });
  run(root, 'git', 'worktree', 'prune');
  run(root, 'git', 'worktree', 'add', '--detach', '--quiet', tree, commit);
  run(tree, 'npm', 'ci', '--ignore-scripts', '--no-audit', '--loglevel=error');
  // Fonts that are subset already need not be so once more.
  if (existsSync(join(root, '.build/fonts')))
    cpSync(join(root, '.build/fonts'), join(tree, '.build/fonts'), { recursive: true });
  process.env.SITE_LANGUAGES = LANGUAGES.join(' ');
  run(tree, process.execPath, 'build/run.mjs', 'build/build.ts');
  return tree;
}

/** The English pages of a built site as their addresses below the base, e.g. "thirsty_fashion/info1". */
export function listPages(site: string): string[] {
  return readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !file.endsWith('index.html') && !/^[a-z]{2}\//.test(file))
    .map((file) => file.slice(0, -'.html'.length))
    .sort();
}

/** Takes pictures until two in a row are the same. */
async function takeStill(page: Page, options: PageScreenshotOptions = {}): Promise<Buffer> {
  const startMs = performance.now();
  let picture = await page.screenshot(options);
  for (;;) {
    await wait(150);
    const next = await page.screenshot(options);
    if (next.equals(picture) || performance.now() - startMs > MOST_WAIT_MS) return next;
    picture = next;
  }
}

/** Where the scenes of a page stand that are scrolled through: top and bottom of the way, in pixels. */
const findScenes = (page: Page) =>
  page.evaluate(() => {
    const sections = [...document.querySelectorAll<HTMLElement>('main section')].filter(
      (section) => section.querySelector('canvas') && section.offsetHeight > 1.5 * innerHeight,
    );
    return sections
      .filter((section) => !sections.some((other) => other !== section && section.contains(other)))
      .map((section) => {
        const fromPx = section.getBoundingClientRect().top + scrollY;
        return { fromPx, wayPx: section.offsetHeight - innerHeight };
      });
  });

/** One page at one size: the whole page at rest, then the window at the stops of its scenes. */
async function takePage(
  browser: Browser,
  address: string,
  size: { width: number; height: number },
  save: (moment: string, picture: Buffer) => void,
) {
  const context = await browser.newContext({
    viewport: { width: size.width, height: size.height },
    // Without motion each scene cuts from stop to stop: the same picture each time.
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    await page
      .waitForFunction(() => document.documentElement.dataset.script === 'ready')
      .catch(() => undefined);
    save('rest', await takeStill(page, { fullPage: true }));
    for (const [number, { fromPx, wayPx }] of (await findScenes(page)).entries()) {
      for (const stop of STOPS) {
        await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), fromPx + wayPx * stop);
        save(`scene${number + 1}-${stop}`, await takeStill(page));
      }
    }
  } finally {
    await context.close();
  }
}

/**
 * Takes what is missing of a commit's pictures of some pages, by their addresses; of all where none is named.
 * @returns the folder of the pictures: page/size/language-moment.png
 */
export async function takePictures(root: string, commit: string, wanted: readonly string[]): Promise<string> {
  const folder = join(root, '.build/pictures', commit);
  const tree = buildCommit(root, commit, folder);
  const pages = listPages(join(tree, 'dist', DEFAULT_BASE_PATH));
  const unknown = wanted.filter((page) => !pages.includes(page));
  if (unknown.length > 0) console.log(`${commit.slice(0, 8)} has no page ${unknown.join(', ')}`);
  const missing = pages.filter(
    (page) =>
      (wanted.length === 0 || wanted.includes(page)) && !existsSync(join(folder, 'shots', page, 'done')),
  );
  if (missing.length === 0) return join(folder, 'shots');
  const port = String(await findFreePort());
  const server = spawn(process.execPath, ['server/start.mjs', '--serve'], {
    cwd: tree,
    env: { ...process.env, PORT: port, BASE_PATH: DEFAULT_BASE_PATH },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(server.stdout, 'data');
  const executablePath = await provideTestBrowser(root);
  const browser = await chromium.launch({ executablePath, args: TESTED_CHROMIUM_ARGS });
  try {
    for (const name of missing) {
      console.log(`${commit.slice(0, 8)} ${name} …`);
      const visits = SIZES.flatMap((size) => LANGUAGES.map((language) => ({ size, language })));
      const takeNext = async () => {
        for (let visit = visits.shift(); visit; visit = visits.shift()) {
          const { size, language } = visit;
          const path = (language === 'en' ? '' : `${language}/`) + name;
          await takePage(
            browser,
            `http://localhost:${port}${DEFAULT_BASE_PATH}${path}`,
            size,
            (moment, picture) => {
              const file = join(folder, 'shots', name, size.name, `${language}-${moment}.png`);
              mkdirSync(dirname(file), { recursive: true });
              writeFileSync(file, picture);
            },
          );
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, takeNext));
      writeFileSync(join(folder, 'shots', name, 'done'), '');
    }
  } finally {
    await browser.close();
    server.kill();
  }
  return join(folder, 'shots');
}
