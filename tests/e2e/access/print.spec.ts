import type { Page } from '@playwright/test';
import * as lesson from '#words/lesson';
import { billions, percent } from '#words/text/units';
import { composePaperStyle } from '../../../build/html.ts';
import { parseLanguages } from '../../../server/settings.mjs';
import { currentEdition } from '../../../src/data/editions.ts';
import { formatImprint } from '../../../src/model/citation.ts';
import { formatNumber } from '../../../src/model/format.ts';
import { type Language, languageFolder } from '../../../src/words/languages.ts';
import { readSheets, type Sheet, squeeze } from '../../sheets.ts';
import { open, waitUntilHydrated } from '../harness/pages.ts';
import { ROUTES } from '../harness/routes.ts';
import { expect, test } from '../harness/site.ts';

/** Prints the page as A4 and reads the sheets back. */
const print = async (page: Page): Promise<Sheet[]> => readSheets(await page.pdf({ format: 'A4' }));

/** The texts of all visible elements that match, in the order of the page. */
const readAll = (page: Page, selector: string) =>
  page
    .locator(selector)
    .filter({ visible: true })
    .evaluateAll((elements) => elements.map((element) => (element as HTMLElement).innerText));

/** What is not black on white, as it would be printed. */
const listColors = (page: Page) =>
  page.locator('main *').evaluateAll((elements) => {
    const found = new Set<string>();
    for (const element of elements) {
      const ownText = [...element.childNodes].some(
        ({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim(),
      );
      if (!ownText || !element.checkVisibility({ visibilityProperty: true })) continue;
      const style = getComputedStyle(element);
      const ink = element instanceof SVGElement ? style.fill : style.color;
      if (ink !== 'rgb(0, 0, 0)') found.add(`${ink}: ${element.textContent?.slice(0, 40)}`);
    }
    return [...found];
  });

const PAGES = parseLanguages(process.env.SITE_LANGUAGES).flatMap((language) =>
  ROUTES.map((route) => languageFolder(language as Language) + route),
);

for (const route of PAGES) {
  // A page of scenes and one of charts stand for all, and in the other languages one of them.
  const kind = /^(thirsty_fashion\/info2|charts\/fabrics)$/.test(route) ? [] : ['@long'];
  const when = /\/info2$/.test(route) && kind.length > 0 ? ['@all'] : kind;
  // Goes from language to language by itself.
  const tag = ['@english', ...when];
  test(`${route} prints every claim in order, black on white, and no blank sheet`, { tag }, async ({
    page,
  }) => {
    await open(page, route);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('html')).toHaveAttribute('data-view', 'plain');
    await expect
      .poll(() => page.evaluate(() => [...document.images].filter(({ complete }) => !complete).length))
      .toBe(0);
    expect(await listColors(page)).toEqual([]);
    // Columns, terms and answers to tick are words besides.
    const controls = page.locator(':is(button, input, select, textarea):not(th *, .printed)');
    await expect(controls.filter({ visible: true })).toHaveCount(0);
    // The table is on the sheet; what is left of its download would begin another.
    await expect(page.locator('[data-numbers] > a').filter({ visible: true })).toHaveCount(0);
    const claims = await readAll(page, 'main [data-claim]');
    // A PDF has Arabic as its joined forms, in the order in which they are drawn.
    const cells = await readAll(page, 'main :is(th, td):not([dir="rtl"])');
    const headings = await readAll(page, 'main :is(h1, h2, h3)');
    const addresses = await page
      .locator('main a[href^="http"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const tables = await page.locator('main table').count();
    expect(await page.locator('main table').filter({ visible: true }).count()).toBe(tables);

    const sheets = await print(page);
    expect(sheets.map(({ isBlank }) => isBlank)).not.toContain(true);
    expect(sheets.flatMap(({ cut }) => cut)).toEqual([]);
    expect(sheets.filter(({ foot }) => !foot.includes('Threadprint·'))).toEqual([]);
    const lastLines = await readAll(page, 'main :is(section, [data-section]) > p:last-child');
    expect(lastLines.map(squeeze)).not.toContain(sheets.at(-1)?.text);
    const text = sheets.map((sheet) => sheet.text).join('');
    const missing = [...claims, ...cells, ...headings].filter((words) => !text.includes(squeeze(words)));
    expect(missing).toEqual([]);
    const unwritten = addresses.filter(
      (address) => !text.includes(squeeze(address.replace(/^https?:\/\/(www\.)?|\/$/g, ''))),
    );
    expect(unwritten).toEqual([]);
    let at = 0;
    for (const heading of headings) {
      const found = text.indexOf(squeeze(heading), at);
      expect(found, `"${heading}" in order`).toBeGreaterThanOrEqual(at);
      at = found;
    }

    await page.emulateMedia({ media: null });
    await expect(page.locator('html')).toHaveAttribute('data-view', 'scroll');
  });
}

for (const route of ROUTES) {
  const tag = route === 'teach' ? [] : ['@long'];
  test(`${route} prints the addresses of our pages whole, where the build knows its own, and ours at each foot`, {
    tag,
  }, async ({ page }) => {
    await open(page, route);
    const site = { siteUrl: 'https://example.org', basePath: '/threadprint/' };
    const composed = composePaperStyle(site);
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
    }, composed);
    await page.emulateMedia({ media: 'print' });
    const hrefs = await page
      .locator('main a[href^="/"]:not([data-claim])')
      .filter({ visible: true })
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const sheets = await print(page);
    const imprint = formatImprint({ edition: currentEdition, url: site.siteUrl + site.basePath });
    expect(new Set(sheets.map(({ foot }) => foot))).toEqual(new Set([squeeze(imprint)]));
    const text = sheets.map((sheet) => sheet.text).join('');
    const missing = hrefs.filter((href) => !text.includes(squeeze(`(https://example.org${href})`)));
    expect(missing).toEqual([]);
    if (tag.length === 0) expect(hrefs.length).toBeGreaterThan(0);
  });
}

test('an address on paper is whole where the build knows none: it begins where the page lies', async ({
  page,
}) => {
  await open(page, 'teach');
  test.skip(
    await page.evaluate(
      () => getComputedStyle(document.documentElement).getPropertyValue('--site-url') !== '',
    ),
  );
  await page.emulateMedia({ media: 'print' });
  const text = (await print(page)).map((sheet) => sheet.text).join('');
  const worksheet = new URL('teach/worksheet', page.url().replace(/teach$/, '')).href;
  expect(text).toContain(squeeze(`(${worksheet})`));
});

test('the tasks of the plan take two sheets, A4 and Letter, each with a line for the name', async ({
  page,
}) => {
  await open(page, 'teach/worksheet');
  await waitUntilHydrated(page);
  const choice = page.getByRole('group', { name: lesson.printTasks });
  await choice.getByRole('button', { name: lesson.printPlanned('3', '5') }).click();
  for (const format of ['A4', 'Letter']) {
    const sheets = readSheets(await page.pdf({ format }));
    expect(sheets).toHaveLength(2);
    for (const { text, cut } of sheets) {
      expect.soft(text).toContain(squeeze(`${lesson.pupilName}${lesson.date}`));
      expect.soft(cut).toEqual([]);
    }
    const text = sheets.map((sheet) => sheet.text).join('');
    const titles = await readAll(page, 'main section[id] h2');
    const printed = titles.filter((title) => text.includes(squeeze(title)));
    expect(printed.map((title) => title.match(/^\d+/)?.[0])).toEqual(['3', '4', '5', undefined]);
  }
  await choice.getByRole('checkbox', { name: /^4 / }).uncheck();
  await choice.getByRole('button', { name: lesson.printAll }).click();
  await expect(choice.getByRole('checkbox', { checked: false })).toHaveCount(0);
  // The whole worksheet fills its sheets, but for the last.
  expect((await print(page)).length).toBeLessThanOrEqual(7);
});

test('slips print two a side, each with a line for the name', async ({ page }) => {
  await open(page, 'teach/slip');
  for (const format of ['A4', 'Letter']) {
    const sheets = readSheets(await page.pdf({ format }));
    const lines = sheets.map(
      ({ text }) => text.split(squeeze(`${lesson.pupilName}${lesson.date}`)).length - 1,
    );
    expect(lines).toEqual([2, 2, 2]);
  }
});

test('a page in the middle of its scenes prints whole, and stands at the same place afterwards', async ({
  page,
}) => {
  await open(page, 'thirsty_fashion/info2');
  await page.evaluate(() => window.scrollTo(0, 1800));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1800);
  const text = (await print(page)).map((sheet) => sheet.text).join('');
  const figures = [billions('79'), ...[4.8, 55.7, 95].map((share) => percent(formatNumber(share))), '100'];
  for (const figure of figures) expect(text).toContain(squeeze(figure));
  expect(await page.evaluate(() => [document.documentElement.dataset.view, window.scrollY])).toEqual([
    'scroll',
    1800,
  ]);
});

test('a page that is printed before its script has come has its tables on paper, and its scenes back', async ({
  page,
}) => {
  // Held for as long as the test is on; the one inline script is there.
  await page.route(/\/assets\/.*\.js$/, () => undefined);
  await page.goto('charts/fabrics', { waitUntil: 'commit' });
  await expect(page.locator('html[data-script="starting"][data-view="scroll"]')).toBeAttached();
  await expect(page.locator('footer')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  const text = (await print(page)).map((sheet) => sheet.text).join('');
  const cells = await page.locator('main td').allTextContents();
  expect(cells.length).toBeGreaterThan(20);
  expect(cells.filter((words) => !text.includes(squeeze(words)))).toEqual([]);
  await expect(page.locator('html[data-script="starting"][data-view="scroll"]')).toBeAttached();
});
