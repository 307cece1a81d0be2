import type { Page } from '@playwright/test';
import { onwardLink } from '#words/lake';
import { chapterLake, chapterPour, chapterShirt, chapters } from '#words/shell';
import { biggerWord } from '#words/shirt';
import { cupsOfWater } from '#words/text/count';
import { open, openWithStoppedClock } from './harness/pages.ts';
import { expect, test } from './harness/site.ts';

/** All that a page needs beyond what every page has, by the names of its files. */
const FILES = {
  info1: [/\/Shirt-[^/]+\.js$/],
  info2: [/\/Lake-[^/]+\.js$/],
  info3: [/\/Costs-[^/]+\.js$/, /\/img\/cotton-\d+\.avif$/],
  home: [/\/Home-[^/]+\.js$/],
} as const;

/** Notes which files have come. */
function watchFiles(page: Page): string[] {
  const files: string[] = [];
  page.on('requestfinished', (request) => files.push(new URL(request.url()).pathname));
  return files;
}

/** Waits until all files of a page have come, while the reader is still on `route`. */
async function expectFetched(page: Page, route: string, files: string[], expected: readonly RegExp[]) {
  for (const file of expected) {
    await expect.poll(() => files.some((path) => file.test(path)), `${file}`).toBe(true);
  }
  await expect(page).toHaveURL(new RegExp(`/${route}$`));
}

test('choosing the cups fetches the next page while they pour', async ({ page }) => {
  const files = watchFiles(page);
  // The pour goes by the clock: it stands nearly still until everything is there.
  await openWithStoppedClock(page, 'thirsty_fashion');
  expect(files.filter((path) => FILES.info1.some((file) => file.test(path)))).toEqual([]);
  await page.getByRole('button', { name: cupsOfWater(6, '6'), exact: true }).press('Enter');
  // The press is answered first.
  await page.clock.runFor(500);
  await expectFetched(page, 'thirsty_fashion', files, FILES.info1);
});

for (const { route, link, next } of [
  { route: 'thirsty_fashion/info1', link: biggerWord, next: 'info2' },
  { route: 'thirsty_fashion/info2', link: onwardLink, next: 'info3' },
] as const) {
  const tag = route === 'thirsty_fashion/info2' ? [] : '@long';
  test(`${route} fetches the next page when its link comes near, not before`, { tag }, async ({ page }) => {
    const files = watchFiles(page);
    await open(page, route);
    const countNext = () => files.filter((path) => FILES[next][0].test(path)).length;
    expect(countNext()).toBe(0);
    // One window above the link: near, but not yet seen.
    const way = page.getByRole('link', { name: link, exact: true });
    await expect(async () => {
      await way.evaluate((element) => {
        const { top } = element.getBoundingClientRect();
        window.scrollBy(0, top - 1.5 * window.innerHeight);
      });
      expect(countNext()).toBe(1);
    }).toPass();
    await expectFetched(page, route, files, FILES[next]);
    await expect(way).not.toBeInViewport();
  });
}

for (const { route, link, last } of [
  { route: 'thirsty_fashion/info1', link: chapterPour, last: 'home' },
  { route: 'thirsty_fashion/info2', link: chapterShirt, last: 'info1' },
  { route: 'thirsty_fashion/info3', link: chapterLake, last: 'info2' },
] as const) {
  const tag = route === 'thirsty_fashion/info2' ? [] : '@long';
  test(`${route} fetches the page before it as soon as its knot has the focus`, { tag }, async ({ page }) => {
    const files = watchFiles(page);
    await open(page, route);
    const bar = page.getByRole('banner');
    const inThread = bar
      .getByRole('navigation', { name: chapters })
      .getByRole('link', { name: link, exact: true });
    // The first knot is the logo's.
    await (link === chapterPour ? bar.getByRole('link').first() : inThread).focus();
    await expectFetched(page, route, files, FILES[last]);
  });
}
