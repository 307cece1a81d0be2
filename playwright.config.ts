import { defineConfig } from '@playwright/test';
import { parseBasePath } from './server/settings.mjs';
import { findTestBrowser, TESTED_CHROMIUM_ARGS } from './tests/browser.mjs';
import { LANGUAGE, LANGUAGE_FOLDER } from './tests/e2e/harness/language.ts';

// tests/run.mjs finds a free port; alone, the tests use their own.
const port = Number(process.env.E2E_PORT ?? 4390);
const basePath = parseBasePath(process.env.BASE_PATH);
const baseURL = `http://localhost:${port}${basePath}`;
const executablePath = findTestBrowser();
// Found once: Playwright reads this file again in every worker.
if (executablePath !== undefined) process.env.CHROME_PATH = executablePath;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  // One more than a small machine has cores: now and then each of them waits.
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    baseURL: baseURL + LANGUAGE_FOLDER,
    // A reader of another language is offered the page in theirs, in a line over it.
    locale: LANGUAGE,
    // A worker would fetch the whole site in each test; offline.spec.ts and workerFaults.spec.ts let it.
    serviceWorkers: 'block',
    launchOptions: {
      args: TESTED_CHROMIUM_ARGS,
      ...(executablePath === undefined ? {} : { executablePath }),
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      // What does not depend on the screen is tested once.
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
  webServer: {
    command: 'node build/run.mjs server/serve.ts',
    env: { PORT: String(port), BASE_PATH: basePath },
    url: baseURL,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
});
