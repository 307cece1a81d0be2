import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Builder, By, Capabilities } from 'selenium-webdriver';
import type { Engine } from './engine';

const DRIVER = '/usr/bin/WebKitWebDriver';
/** What the driver is started with: its screen and its session bus. */
const STARTERS = ['xvfb-run', 'xauth', 'dbus-run-session'].map((name) => `/usr/bin/${name}`);

/** The smallest browser of each WebKitGTK that is installed, whatever the machine. */
function listBrowsers(): string[] {
  const system = readdirSync('/usr/lib').filter((name) => name.endsWith('-linux-gnu'));
  return ['4.1', '4.0', '6.0'].flatMap((version) =>
    system
      .map((folder) => `/usr/lib/${folder}/webkit2gtk-${version}/MiniBrowser`)
      .filter((path) => existsSync(path)),
  );
}

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

/** Starts WebKit's driver on a virtual screen, with a session bus and a runtime folder of its own. */
async function startDriver(): Promise<{ port: number; driver: ChildProcess }> {
  const port = await findFreePort();
  const driver = spawn(
    'dbus-run-session',
    ['--', 'xvfb-run', '-a', '-s', '-screen 0 1600x1200x24', DRIVER, `--port=${port}`],
    {
      stdio: 'ignore',
      detached: true,
      env: {
        ...process.env,
        LIBGL_ALWAYS_SOFTWARE: '1',
        // Painted through that software GL, a page crashes far more often: on a busy machine every second time.
        WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
        NO_AT_BRIDGE: '1',
        XDG_RUNTIME_DIR: mkdtempSync(join(tmpdir(), 'webkit-')),
      },
    },
  );
  for (let attempt = 0; attempt < 100; attempt++) {
    const isReady = await fetch(`http://localhost:${port}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return { port, driver };
    await setTimeout(100);
  }
  throw new Error('WebKitWebDriver did not start within ten seconds');
}

/** WebKitGTK through its own driver and its smallest browser. */
export const webkitEngine: Engine = {
  name: 'webkit',
  packages: ['webkit2gtk-driver', 'xvfb', 'xauth', 'dbus'],
  isInstalled: () => [DRIVER, ...STARTERS].every((path) => existsSync(path)) && listBrowsers().length > 0,
  async launch({ width, height }) {
    const { port, driver } = await startDriver();
    const binary = listBrowsers()[0];
    const capabilities = new Capabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary, args: ['--automation'] },
    });
    const session = await new Builder()
      .usingServer(`http://localhost:${port}`)
      .withCapabilities(capabilities)
      .build();
    await session.manage().window().setRect({ width, height, x: 0, y: 0 });
    return {
      complaints: [],
      open: (url) => session.get(url),
      evaluate: (script) => session.executeScript(script),
      async click(selector) {
        const element = await session.findElement(By.css(selector));
        // The driver takes what lies just below the window for in view, and then cannot press it.
        await session.executeScript(
          "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })",
          element,
        );
        await element.click();
      },
      screenshot: async (path) => writeFile(path, await session.takeScreenshot(), 'base64'),
      close: async () => {
        await session.quit().catch(() => {});
        if (driver.pid !== undefined) process.kill(-driver.pid);
      },
    };
  },
};
