import type { Page } from '@playwright/test';
import { expect } from './site.ts';

/** The pixels of info2's picture, once they have settled. */
export async function readLakePicture(page: Page): Promise<string> {
  const picture = page.locator('[data-story] canvas');
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
