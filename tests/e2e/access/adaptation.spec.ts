import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import * as home from '#words/home';
import { chapterCosts, chapters } from '#words/shell';
import { calculateContrast, findLowContrast, readPicture } from '../harness/contrast.ts';
import { open, waitUntilHydrated } from '../harness/pages.ts';
import { ROUTES } from '../harness/routes.ts';
import { expect, test } from '../harness/site.ts';

test.describe('forced colors and more contrast', () => {
  test.use({ contextOptions: { forcedColors: 'active', contrast: 'more', reducedMotion: 'reduce' } });

  test('keep every text, every control and the bars of the charts', { tag: '@all' }, async ({ page }) => {
    for (const route of ROUTES) {
      await open(page, route);
      await waitUntilHydrated(page);
      const faint = await page.evaluate(() => {
        const canvas = document.createElement('i');
        canvas.style.color = 'Canvas';
        document.body.append(canvas);
        const ground = getComputedStyle(canvas).color;
        canvas.remove();
        return [
          ...document.querySelectorAll(
            'main svg text, main a, main button, main p, main h1, main h2, main h3',
          ),
        ]
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .filter((element) => {
            const { color, fill, webkitTextStrokeWidth } = getComputedStyle(element);
            // Home's title has the ground's color within its outlines.
            if (webkitTextStrokeWidth !== '0px') return false;
            return (element instanceof SVGElement ? fill : color) === ground;
          })
          .map((element) => element.textContent?.trim().slice(0, 40));
      });
      expect(faint, route).toEqual([]);
    }
  });
});

test.describe('a browser that darkens pages by force', () => {
  test.use({
    contextOptions: { colorScheme: 'dark', reducedMotion: 'reduce' },
    expectedLogs: /the server responded with a status of 404/,
  });

  const readPixels = async (page: Page) =>
    sharp(await page.screenshot())
      .raw()
      .toBuffer();

  /** Asks for half of each page, too: there its scene stands between its grounds. */
  async function expectUnchanged(page: Page, path: string) {
    const session = await page.context().newCDPSession(page);
    const darken = (enabled: boolean) => session.send('Emulation.setAutoDarkModeOverride', { enabled });
    await darken(true);
    await open(page, path);
    await page.waitForLoadState('networkidle');
    for (const share of [0, 0.5]) {
      await page.evaluate((part) => {
        const { scrollHeight } = document.documentElement;
        window.scrollTo({ top: part * (scrollHeight - innerHeight), behavior: 'instant' });
      }, share);
      const readChange = async () => {
        await darken(true);
        const darkened = await readPixels(page);
        await darken(false);
        const asDrawn = await readPixels(page);
        return asDrawn.reduce(
          (most, value, index) => Math.max(most, Math.abs(value - (darkened[index] ?? 0))),
          0,
        );
      };
      // A gradient is dithered anew each time.
      await expect.poll(readChange, { message: `${path} at ${share}` }).toBeLessThan(3);
    }
  }

  test('leaves charts, scenes, embeds and error views as they are drawn', async ({ page }) => {
    for (const path of ['charts/production', 'charts/embed/water', 'thirsty_fashion/info3', 'nothing'])
      await expectUnchanged(page, path);
  });
});

test.describe('a browser that darkens pages by force though its reader prefers light ones', () => {
  test.use({ contextOptions: { colorScheme: 'light', reducedMotion: 'reduce' } });

  /** It leaves what is drawn as it is, and turns other words: what color these get, no style says. */
  const NOT_DRAWN = ':not(svg, svg *, :has(svg text))';

  /** The greatest contrast of two pixels where the words stand. */
  async function readContrast(page: Page, words: Locator) {
    const box = await words.boundingBox();
    if (!box) throw new Error('These words are not shown');
    const readPixel = await readPicture(await page.screenshot());
    let most = 1;
    for (let y = box.y; y < box.y + box.height; y++)
      for (let x = box.x; x < box.x + box.width; x++)
        most = Math.max(most, calculateContrast(readPixel(x, y), readPixel(box.x, box.y)));
    return most;
  }

  test('leaves what charts say on the ground that it is drawn on', async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setAutoDarkModeOverride', { enabled: true });
    const expectLegible = async (path: string) =>
      expect.poll(() => findLowContrast(page, NOT_DRAWN), { message: path }).toEqual([]);
    for (const path of ['charts/production', 'charts/fabrics', 'charts/embed/water']) {
      await open(page, path);
      const ground = (await readPicture(await page.screenshot()))(2, 500);
      expect(Math.max(...ground), `${path} is darkened`).toBeLessThan(80);
      await expectLegible(`${path} before the press`);
      for (const press of await page.locator('[data-press]').all()) await press.click();
      await expect(page.locator('[data-press]:enabled')).toHaveCount(0);
      await expectLegible(`${path} after it`);
    }
    // Words are turned: so is the ground that bears them.
    expect(await readContrast(page, page.locator('figcaption'))).toBeGreaterThan(4.5);
    await open(page, 'thirsty_fashion/info3');
    await expectLegible('the process of info3');
  });
});

test('more contrast makes inks black and lines thicker, less transparency gives the bar its ground', async ({
  page,
}) => {
  await page.emulateMedia({ contrast: 'more' });
  await open(page, 'thirsty_fashion');
  const question = page.getByText(home.question);
  await expect(question).toHaveCSS('color', 'rgb(0, 0, 0)');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus-visible')).toHaveCSS('outline-width', '5px');
  const readBarOpacity = () =>
    page.locator('[data-bar]').evaluate((bar) => getComputedStyle(bar, '::before').opacity);
  expect(await readBarOpacity()).toBe('0');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-transparency', value: 'reduce' }],
  });
  expect(await readBarOpacity()).toBe('1');
});

test('a reader who saves data gets no page and no picture ahead', async ({ page }) => {
  await page.addInitScript(() => {
    const { matchMedia } = window;
    // Browsers know the query, but have no way yet to be told.
    window.matchMedia = (query) =>
      matchMedia.call(window, query.replace('(prefers-reduced-data: reduce)', 'all'));
  });
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await open(page, 'thirsty_fashion/info2');
  await page.getByRole('navigation', { name: chapters }).getByRole('link', { name: chapterCosts }).focus();
  await page.waitForTimeout(1500);
  expect(files.filter((path) => /\/Costs-|\/img\//.test(path))).toEqual([]);
});
