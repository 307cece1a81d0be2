import { chromium } from '@playwright/test';
import { findBrowser, TESTED_CHROMIUM_ARGS } from '../browser.mjs';
import type { Engine } from './engine';

export const chromiumEngine: Engine = {
  name: 'chromium',
  packages: ['chromium'],
  isInstalled: () => findBrowser() !== undefined,
  async launch(viewport) {
    const browser = await chromium.launch({
      executablePath: findBrowser() ?? '',
      args: TESTED_CHROMIUM_ARGS,
    });
    const page = await browser.newPage({ viewport });
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    return {
      complaints,
      open: async (url) => {
        await page.goto(url);
      },
      evaluate: (script) => page.evaluate(`(() => { ${script} })()`),
      click: (selector) => page.locator(selector).first().click(),
      screenshot: async (path) => {
        await page.screenshot({ path });
      },
      print: (format) => page.pdf({ format }),
      close: () => browser.close(),
    };
  },
};
