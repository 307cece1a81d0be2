import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import JSZip from 'jszip';
import * as compose from '#words/compose';
import * as lesson from '#words/lesson';
import * as answer from '#words/reply';
import { PACK_FILE } from '../../build/pack.ts';
import { parseBasePath } from '../../server/settings.mjs';
import { LANGUAGE, LANGUAGE_FOLDER } from './harness/language.ts';
import { ROUTES } from './harness/routes.ts';

const basePath = parseBasePath(process.env.BASE_PATH);
let folder: string;
let pack: Map<string, Buffer>;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'threadprint-pack-'));
  const zip = await JSZip.loadAsync(readFileSync(posix.join('dist', basePath, LANGUAGE_FOLDER, PACK_FILE)));
  const files = Object.values(zip.files).filter(({ dir }) => !dir);
  pack = new Map(
    await Promise.all(
      files.map(
        async (file) =>
          [file.name.replace(`threadprint-${LANGUAGE}/`, ''), await file.async('nodebuffer')] as const,
      ),
    ),
  );
  for (const [file, content] of pack) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
});
test.afterAll(() => rmSync(folder, { recursive: true }));

test('every page opens from disk, with its text, its pictures and no complaint', { tag: '@all' }, async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    if (!request.url().startsWith('file://')) complaints.push(request.url());
  });
  for (const file of [...ROUTES.map((route) => `${LANGUAGE_FOLDER}${route}.html`), 'guide.html']) {
    await test.step(file, async () => {
      await page.goto(pathToFileURL(join(folder, file)).href);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect((await page.getByRole('main').innerText()).trim()).not.toBe('');
      for (const picture of await page.locator('img:visible').all()) {
        await picture.scrollIntoViewIfNeeded();
        const hasLoaded = () => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth > 0);
        await expect.poll(hasLoaded).toBe(true);
      }
      expect.soft(complaints).toEqual([]);
    });
  }
});

test('the base of the pack leads to the story', async ({ page }) => {
  await page.goto(pathToFileURL(join(folder, LANGUAGE_FOLDER, 'index.html')).href);
  await expect(page).toHaveURL(/\/thirsty_fashion\.html$/);
  await page.locator('a[href$="info2.html"]').first().click();
  await expect(page).toHaveURL(/\/info2\.html$/);
});

test('a lesson can be held from disk, on paper: a table in the place of the codes, a sheet in the place of the link', {
  tag: '@everyLanguage',
}, async ({ page }) => {
  const goTo = (file: string) => page.goto(pathToFileURL(join(folder, LANGUAGE_FOLDER, file)).href);
  const follow = (name: string) =>
    page.getByRole('main').getByRole('link', { name, exact: true }).first().click();
  await goTo('teach.html');
  await expect(page.locator('#plan')).toBeVisible();
  await follow(lesson.worksheetName);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(lesson.worksheetTitle);
  await follow(lesson.inClass);
  await follow(lesson.className);
  // Why no link is read.
  await expect(page.getByText(answer.withoutScript)).toBeVisible();
  await expect(page.getByRole('table', { name: lesson.tallyCaption })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: lesson.joinName })).toBeHidden();
  await follow(lesson.lessonName);
  await follow(lesson.composeName);
  await follow(compose.paperSheet);
  await expect(page.getByText(compose.QUESTIONS.shirt).filter({ visible: true })).toBeVisible();
  await expect(page.getByText(compose.tellLabel).filter({ visible: true })).toBeVisible();
  await goTo('teach/answers.html');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(lesson.keyTitle);
  await goTo('thirsty_fashion/info1.html');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
