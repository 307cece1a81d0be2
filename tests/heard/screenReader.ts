import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { CHROMIUM_ARGS, findBrowser } from '../browser.mjs';

/** Debian's packages, and what each of them brings. */
export const PACKAGES = {
  orca: '/usr/bin/orca',
  xdotool: '/usr/bin/xdotool',
  xvfb: '/usr/bin/Xvfb',
  'dbus-daemon': '/usr/bin/dbus-daemon',
  'at-spi2-core': '/usr/libexec/at-spi-bus-launcher',
} as const;

export const listMissingPackages = () =>
  Object.entries(PACKAGES)
    .filter(([, file]) => !existsSync(file))
    .map(([name]) => name);

/** Orca has said all that it will say of a key when it then says nothing for so long. */
const QUIET_MS = 500;
const ANSWER_MS = 15_000;

export interface ScreenReader {
  /** Opens an address in a browser that knows nothing yet, and hears it to the end of what Orca says by itself. */
  open: (url: string) => Promise<string[]>;
  /** Presses a key, e.g. `Tab` or `shift+Tab`, and hears what Orca says: at least one line, that of `until` among them. */
  press: (key: string, until?: RegExp) => Promise<string[]>;
  close: () => Promise<void>;
}

/** Reads the one line with which a program says where it can be reached. */
function readFirstLine(stream: Readable): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    stream.on('data', (chunk) => {
      text += chunk;
      if (text.includes('\n')) resolve(text.trim());
    });
    stream.once('close', () => reject(new Error('A program that Orca needs ended as it began')));
  });
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    child.once('exit', () => resolve());
    child.kill();
  });
}

/** A screen that nobody sees, a session bus, and Orca, which writes down what it would say. */
export async function startScreenReader(): Promise<ScreenReader> {
  const home = mkdtempSync(join(tmpdir(), 'heard-'));
  const heardFile = join(home, 'heard.txt');
  const environment: NodeJS.ProcessEnv = {
    ...process.env,
    HOME: home,
    XDG_DATA_HOME: home,
    XDG_CONFIG_HOME: home,
    XDG_RUNTIME_DIR: home,
    GSETTINGS_BACKEND: 'memory',
    LANG: 'C.UTF-8',
    HEARD: heardFile,
  };
  const children: ChildProcess[] = [];
  const start = (file: string, args: readonly string[], out: 'ignore' | 'pipe' = 'ignore') => {
    const child = spawn(file, args, { env: environment, stdio: ['ignore', out, 'ignore', out] });
    children.unshift(child);
    return child;
  };

  mkdirSync(join(home, 'orca'));
  copyFileSync('tests/heard/orca-customizations.py', join(home, 'orca/orca-customizations.py'));
  const screen = start(PACKAGES.xvfb, ['-displayfd', '3', '-screen', '0', '1280x900x24'], 'pipe');
  environment.DISPLAY = `:${await readFirstLine(screen.stdio[3] as Readable)}`;
  const bus = start(PACKAGES['dbus-daemon'], ['--session', '--print-address', '--nofork'], 'pipe');
  environment.DBUS_SESSION_BUS_ADDRESS = await readFirstLine(bus.stdout as Readable);

  const readHeard = () =>
    existsSync(heardFile) ? readFileSync(heardFile, 'utf8').split('\n').slice(0, -1) : [];
  /** What is said after the first `count` lines: until the answer is among it, and then silence. */
  async function listen(count: number, until = /./): Promise<string[]> {
    const end = Date.now() + ANSWER_MS;
    let [length, quietSince] = [count, Date.now()];
    while (Date.now() < end) {
      const lines = readHeard();
      if (lines.length !== length) quietSince = Date.now();
      length = lines.length;
      const isAnswered = lines.slice(count).some((line) => until.test(line));
      if (isAnswered && Date.now() - quietSince > QUIET_MS) break;
      await setTimeout(25);
    }
    return readHeard().slice(count);
  }

  start(PACKAGES.orca, []);
  await listen(0);
  let browser: ChildProcess | undefined;
  let opened = 0;
  return {
    async open(url) {
      if (browser) await stop(browser);
      opened += 1;
      const count = readHeard().length;
      browser = start(findBrowser() ?? '', [
        ...CHROMIUM_ARGS,
        '--force-renderer-accessibility',
        `--user-data-dir=${join(home, `chromium-${opened}`)}`,
        '--window-position=0,0',
        '--window-size=1280,900',
        url,
      ]);
      return listen(count, /^Page has /);
    },
    press(key, until) {
      const count = readHeard().length;
      execFileSync(PACKAGES.xdotool, ['key', key], { env: environment });
      return listen(count, until);
    },
    async close() {
      for (const child of children) await stop(child);
      // What the bus had started ends with it, a moment later.
      rmSync(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}
