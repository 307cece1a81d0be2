// Plain JavaScript: the test runner and Playwright's configuration both ask which browser to drive.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { installPackages } from './installPackages.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
/** Chromium without a window of its own, as Playwright takes it: the tests are done in two thirds of the time. */
const HEADLESS_SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  `${process.env.PROGRAMFILES}\\Google\\Chrome\\Application\\chrome.exe`,
  `${process.env.LOCALAPPDATA}\\Google\\Chrome\\Application\\chrome.exe`,
];

/** What every Chromium of ours is started with: it must run as root, without a GPU, and call nobody. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * What a Chromium that is tested, not measured, is started with. Its raster pool (CategorizedWorkerPoolJob) can sleep
 * beside work: where a low-priority tile, late on a busy machine, is the last that a frame waits for, nobody is woken,
 * and the page never gets a frame again. Without low-priority tasks no tile is of that kind.
 */
export const TESTED_CHROMIUM_ARGS = [
  ...CHROMIUM_ARGS,
  '--disable-best-effort-tasks',
  // The headless shell would round the widths of letters, unlike the browser that readers have.
  '--font-render-hinting=none',
];

/**
 * Whether the file starts: Ubuntu's `chromium-browser` may be a stub that only asks for a snap.
 * @param {string} file
 */
function isWorking(file) {
  if (!existsSync(file)) return false;
  // On Windows `--version` would open a window.
  return process.platform === 'win32' || spawnSync(file, ['--version'], { timeout: 30_000 }).status === 0;
}

/** @param {string[]} names */
function listInPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name)));
}

/**
 * @returns {string | undefined}
 * @throws {RangeError} when CHROME_PATH names no working browser
 */
function findAskedBrowser() {
  const asked = process.env.CHROME_PATH;
  if (!asked || isWorking(asked)) return asked || undefined;
  throw new RangeError(`CHROME_PATH "${asked}" is not a Chromium or Chrome that starts`);
}

/**
 * The browser that CHROME_PATH names, or one that is installed, as its readers have it.
 * @returns {string | undefined}
 * @throws {RangeError} when CHROME_PATH names no working browser
 */
export const findBrowser = () => findAskedBrowser() ?? [...listInPath(NAMES), ...PLACES].find(isWorking);

/**
 * The browser that CHROME_PATH names, or the quickest one that is installed.
 * @returns {string | undefined}
 * @throws {RangeError} when CHROME_PATH names no working browser
 */
export const findTestBrowser = () =>
  findAskedBrowser() ?? listInPath(HEADLESS_SHELLS).find(isWorking) ?? findBrowser();

/**
 * Playwright's own browser, downloaded if that is possible.
 * @param {string} root the project's folder
 * @returns {Promise<string | undefined>}
 */
async function downloadBrowser(root) {
  const { chromium } = await import('@playwright/test');
  if (isWorking(chromium.executablePath())) return chromium.executablePath();
  console.log('No Chromium found: asking Playwright for its own …');
  spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
    cwd: root,
    stdio: 'ignore',
    timeout: 300_000,
    env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
  });
  return isWorking(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

/**
 * A browser of Debian's, where we may install it.
 * @param {string} name of the package, and of its program
 * @returns {string | undefined}
 */
function installBrowser(name) {
  installPackages([name]);
  return listInPath([name]).find(isWorking);
}

/**
 * A browser by any means: one that is there, Playwright's download, Debian's package.
 * @param {string} root the project's folder
 * @returns {Promise<string>}
 * @throws {RangeError} that says what to install
 */
export async function provideBrowser(root) {
  const browser = findBrowser() ?? (await downloadBrowser(root)) ?? installBrowser('chromium');
  if (browser !== undefined) return browser;
  throw new RangeError('No browser: install Chromium or Chrome, or name one in CHROME_PATH');
}

/**
 * The browser of the tests by any means: a headless shell where there is one for us, any other elsewhere.
 * @param {string} root the project's folder
 * @returns {Promise<string>}
 * @throws {RangeError} that says what to install
 */
export async function provideTestBrowser(root) {
  const shell = findAskedBrowser() ?? listInPath(HEADLESS_SHELLS).find(isWorking);
  return shell ?? installBrowser('chromium-headless-shell') ?? (await provideBrowser(root));
}
