import { chromium, type Page } from '@playwright/test';
import { findBrowser, TESTED_CHROMIUM_ARGS } from '../browser.mjs';
import type { Engine, EngineWindow } from './engine';

function drive(page: Page, close: () => Promise<void>): EngineWindow {
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
    close,
  };
}

export const chromiumEngine: Engine = {
  name: 'chromium',
  packages: ['chromium'],
  isInstalled: () => findBrowser() !== undefined,
  async launch(viewport) {
    const browser = await chromium.launch({
      executablePath: findBrowser() ?? '',
      args: TESTED_CHROMIUM_ARGS,
    });
    return drive(await browser.newPage({ viewport, ignoreHTTPSErrors: true }), () => browser.close());
  },
  async restore(viewport, folder) {
    const context = await chromium.launchPersistentContext(folder, {
      executablePath: findBrowser() ?? '',
      args: [...TESTED_CHROMIUM_ARGS, '--restore-last-session'],
      viewport,
    });
    const [first] = context.pages();
    const page =
      context.pages().find((each) => each.url() !== 'about:blank') ?? first ?? (await context.newPage());
    return drive(page, () => context.close());
  },
};
