import * as words from '#words/costs';
import { open } from './harness/pages.ts';
import { expect, test } from './harness/site.ts';

const PATH = 'thirsty_fashion/info3';

test('has its four parts in order', { tag: ['@base', '@english'] }, async ({ page }) => {
  await open(page, PATH);
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  const wanted = [
    'Costs of the Process',
    'Costs of the Materials',
    'Breaking Down Top Materials',
    'What To Do as a Consumer',
  ];
  expect(headings.filter((heading) => wanted.includes(heading))).toEqual(wanted);
});

test('shows the four materials from their pictures', async ({ page, request }) => {
  await open(page, PATH);
  for (const name of ['cotton', 'wool', 'hemp', 'polyester']) {
    const picture = page.locator(`main img[src*="/img/${name}"]`).first();
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true);
    expect(await picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
    expect((await request.get((await picture.getAttribute('src')) ?? '')).status()).toBe(200);
  }
});

test('gives four numbered tips', async ({ page }) => {
  await open(page, PATH);
  const heading = page.getByRole('heading', { name: words.tipsTitle });
  const section = page.locator('section').filter({ has: heading }).last();
  await expect(section.locator('ol > li')).toHaveCount(4);
});
