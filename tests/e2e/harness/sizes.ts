import type { Page } from '@playwright/test';
import { test } from './site.ts';

type Size = 'desktop' | 'phone';

/** A test for a desktop and a phone: `npm test` runs it on the `quick` one, if any, `npm run test:all` on both. */
export function testBothSizes(
  title: string,
  quick: Size | undefined,
  body: (page: Page, size: Size) => Promise<void>,
) {
  for (const size of ['desktop', 'phone'] as const) {
    const tag = [...(size === 'phone' ? ['@phone'] : []), ...(size === quick ? [] : ['@long'])];
    test.describe(size, () => {
      test.skip(({ isMobile }) => isMobile !== (size === 'phone'), 'the other size has its own');
      test(title, { tag }, ({ page }) => body(page, size));
    });
  }
}
