import { existsSync } from 'node:fs';
import { launch } from 'puppeteer-core';
import type { Engine } from './engine';

const EXECUTABLE = '/usr/bin/firefox-esr';

/** Firefox ESR over WebDriver BiDi; Playwright needs a Firefox of its own. */
export const firefoxEngine: Engine = {
  name: 'firefox',
  packages: ['firefox-esr'],
  isInstalled: () => existsSync(EXECUTABLE),
  async launch(viewport) {
    const browser = await launch({
      browser: 'firefox',
      executablePath: EXECUTABLE,
      headless: true,
      defaultViewport: viewport,
    });
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(String(error)));
    return {
      complaints,
      open: async (url) => {
        await page.goto(url);
      },
      evaluate: (script) => page.evaluate(`(() => { ${script} })()`) as Promise<never>,
      click: (selector) => page.click(selector),
      screenshot: async (path) => {
        await page.screenshot({ path: path as `${string}.png` });
      },
      print: (format) => page.pdf({ format }),
      close: () => browser.close(),
    };
  },
};
