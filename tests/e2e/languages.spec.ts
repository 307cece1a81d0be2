import { parseLanguages } from '../../server/settings.mjs';
import { type Language, languageFolder } from '../../src/words/languages.ts';
import { OFFERS } from '../../src/words/offers.ts';
import { expectAxeClean } from './harness/axe.ts';
import { FORWARD_KEY } from './harness/language.ts';
import {
  followBarLink,
  holdScript,
  open,
  openLanguages,
  openWithState,
  waitUntilHydrated,
} from './harness/pages.ts';
import { expect, test } from './harness/site.ts';

const LANGUAGES = parseLanguages(process.env.SITE_LANGUAGES) as Language[];
const OTHERS = LANGUAGES.filter((language) => language !== 'en');

for (const language of OTHERS) {
  test.describe(language, () => {
    test.describe('a page that is not there', () => {
      test.use({ expectedLogs: /status of 404/ });
      test('says so in the language of its address', async ({ page }) => {
        const response = await page.goto(`${language}/thirsty_fashion/info9`);
        expect(response?.status()).toBe(404);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      });
    });
  });
}

// What leads from one language to another is there where there is another.
test.describe('between the languages', () => {
  test.skip(OTHERS.length < 3, 'the site was not built in all languages');

  test('the bar of a laptop has one row in every language', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    for (const language of LANGUAGES) {
      await open(page, `${languageFolder(language)}thirsty_fashion/info1`);
      const menu = await page.locator('#bar-menu').boundingBox();
      const thread = await page.getByRole('banner').getByRole('list').boundingBox();
      expect.soft(menu?.height, language).toBeLessThan(2 * 44);
      expect.soft((menu?.x ?? 0) + (menu?.width ?? 0), language).toBeLessThanOrEqual(1280);
      expect.soft((thread?.x ?? 0) + (thread?.width ?? 0), language).toBeLessThanOrEqual(menu?.x ?? 0);
    }
  });

  test('the switch keeps page, number, reading and place', async ({ page }) => {
    await openWithState(page, 'thirsty_fashion/info1?motion=off', { userInput: 6 });
    await waitUntilHydrated(page);
    await page.locator('#dyeing').evaluate((element) => element.scrollIntoView());
    await openLanguages(page);
    await page.getByRole('banner').getByRole('link', { name: 'Español' }).focus();
    // An arrow leads nowhere: it chooses no language.
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press(FORWARD_KEY);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.getByRole('banner').getByRole('link', { name: 'Español' }).click();
    await expect(page.locator('html[lang="es"][data-script="ready"]')).toBeAttached();
    await expect(page).toHaveURL(/\/es\/thirsty_fashion\/info1\?motion=off&cups=6#(step-)?dyeing$/);
    await expect(page.locator('#dyeing')).toBeInViewport();
    await page.goBack();
    await expect(page.locator('html[lang="en"][data-script="ready"]')).toBeAttached();
    await expect(page.locator('#dyeing')).toBeInViewport();
  });

  test('the switch keeps what a fragment says: two lives, a class', async ({ page }) => {
    for (const address of [
      'thirsty_fashion/lives#v=1&a=w60-c2-d50-i10-de-s&b=w100-c1-d70-i0-us-n',
      'teach/class#cups=6-7-10',
      'thirsty_fashion/where#cups=6-7-10',
    ]) {
      await page.goto('about:blank');
      await open(page, address);
      await waitUntilHydrated(page);
      await openLanguages(page);
      await page.getByRole('banner').getByRole('link', { name: 'Español' }).click();
      await expect(page.locator('html[lang="es"][data-script="ready"]')).toBeAttached();
      expect(page.url()).toContain(`/es/${address}`);
    }
  });

  test('without script the links lead to the same page in other languages', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto('thirsty_fashion/info2');
    await openLanguages(page);
    await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click();
    await expect(page).toHaveURL(/\/de\/thirsty_fashion\/info2$/);
    await context.close();
  });

  test.describe('for a reader whose browser asks for French', () => {
    test.use({ locale: 'fr-CA' });

    test('a page offers itself in French in one line, until that is closed for this visit', async ({
      page,
    }) => {
      await open(page, 'thirsty_fashion/info2');
      const offer = page.getByRole('complementary', { name: OFFERS.fr.link });
      await expect(offer).toBeVisible();
      await expectAxeClean(page);
      // In the page, under the bar: it lies over nothing, and scrolls away with it.
      const [bar, line, heading] = await Promise.all(
        [page.getByRole('banner'), offer.getByRole('link'), page.getByRole('heading').first()].map((part) =>
          part.boundingBox(),
        ),
      );
      expect(line?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
      expect(heading?.y).toBeGreaterThanOrEqual((line?.y ?? 0) + (line?.height ?? 0));
      await page.mouse.wheel(0, 400);
      await expect(offer).not.toBeInViewport();
      await page.mouse.wheel(0, -400);
      await offer.getByRole('button', { name: OFFERS.fr.close }).click();
      await expect(offer).toBeHidden();
      await followBarLink(page, 'sources');
      await expect(page).toHaveURL(/sources/);
      await expect(offer).toBeHidden();
      expect(
        await page.evaluate(() => localStorage.length + sessionStorage.length + document.cookie.length),
      ).toBe(0);
    });

    test('an offer that comes late takes nobody’s place away, nor does closing it', async ({ page }) => {
      const release = await holdScript(page, 'LanguageOffer');
      await open(page, 'sources');
      await waitUntilHydrated(page);
      await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));
      const readTop = () =>
        page.locator('#ledger-title').evaluate((element) => Math.round(element.getBoundingClientRect().top));
      const before = await readTop();
      await release();
      const offer = page.getByRole('complementary', { name: OFFERS.fr.link });
      await expect(offer).toBeAttached();
      expect(await readTop()).toBe(before);
      await offer.getByRole('button').evaluate((button) => (button as HTMLButtonElement).click());
      await expect(offer).toHaveCount(0);
      expect(await readTop()).toBe(before);
    });

    test('the French page offers nothing', async ({ page }) => {
      await open(page, 'fr/thirsty_fashion/info2');
      await waitUntilHydrated(page);
      await expect(page.getByRole('complementary', { name: OFFERS.en.link })).toHaveCount(0);
    });
  });
});
