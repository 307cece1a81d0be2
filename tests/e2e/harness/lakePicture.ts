import type { Page } from '@playwright/test';
import { expect } from './site.ts';

/** The pixels of info2's picture, once they have settled. */
export async function readLakePicture(page: Page): Promise<string> {
  // Until a worker draws, the first picture stands still.
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          !('Worker' in window) ||
          window.scrollY === 0 ||
          document.querySelectorAll('[data-story] canvas').length > 1,
      ),
    )
    .toBe(true);
  // The last: what was drawn before the reader came lies under what the worker draws.
  const picture = page.locator('[data-story] canvas').last();
  const read = () => picture.evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());
  await expect
    .poll(async () => {
      const before = await read();
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 250)));
      return before === (await read());
    })
    .toBe(true);
  return read();
}
