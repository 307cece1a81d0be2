import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { create } from 'qrcode';
import * as words from '#words/answer';
import * as lesson from '#words/lesson';
import { formatAnswer, type PupilAnswer } from '../../src/model/answer/answer.ts';
import { TESTED_CHROMIUM_ARGS } from '../browser.mjs';
import { expectAxeClean } from './harness/axe.ts';
import { open, waitUntilHydrated } from './harness/pages.ts';
import { expect, test } from './harness/site.ts';

const [WIDTH, HEIGHT] = [640, 480];
const FRAMES_A_CODE = 10;

const PUPILS: PupilAnswer[] = [
  { tag: 'aaaa', cups: 6, before: 600, counted: ['rain'], sentence: 'x'.repeat(200) },
  { tag: 'bbbb', cups: 7, before: 40, counted: [], sentence: '' },
];

/** One gray frame, a code in its middle on white; planes as YUV 4:2:0 has them. */
function drawFrame(text: string): Buffer {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const scale = Math.floor(HEIGHT / (modules.size + 8));
  const [left, top] = [WIDTH, HEIGHT].map((side) => Math.floor((side - modules.size * scale) / 2));
  const luma = Buffer.alloc(WIDTH * HEIGHT, 235);
  for (let y = 0; y < modules.size * scale; y++) {
    for (let x = 0; x < modules.size * scale; x++) {
      const isDark = modules.get(Math.floor(y / scale), Math.floor(x / scale));
      if (isDark) luma[((top ?? 0) + y) * WIDTH + (left ?? 0) + x] = 16;
    }
  }
  return Buffer.concat([Buffer.from('FRAME\n'), luma, Buffer.alloc((WIDTH * HEIGHT) / 2, 128)]);
}

/** A film for Chromium's fake camera: two pupils hold up their codes, one after the other. */
function film(): string {
  const frames = PUPILS.flatMap((pupil) =>
    Array<Buffer>(FRAMES_A_CODE).fill(drawFrame(`https://example.org/teach/class${formatAnswer(pupil)}`)),
  );
  const file = join(mkdtempSync(join(tmpdir(), 'camera-')), 'codes.y4m');
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`);
  writeFileSync(file, Buffer.concat([head, ...frames]));
  return file;
}

test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [
        ...TESTED_CHROMIUM_ARGS,
        '--use-fake-device-for-media-stream',
        // The headless browser has nobody to ask, and says that it does not support cameras.
        '--use-fake-ui-for-media-stream',
        `--use-file-for-fake-video-capture=${film()}`,
      ],
    }),
});

async function openReading(page: Page) {
  const read = page.locator('[data-read]');
  await read.getByRole('button', { name: words.readTitle }).click();
  return read;
}

declare global {
  interface Window {
    cameraTracks: MediaStreamTrack[];
  }
}

test.describe('allowed', () => {
  test.use({ permissions: ['camera'] });

  test('the camera reads the codes that are held up to it, and stops when the page is hidden or left', {
    tag: '@long',
  }, async ({ page }) => {
    await page.addInitScript(() => {
      window.cameraTracks = [];
      const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
      navigator.mediaDevices.getUserMedia = async (wanted) => {
        const stream = await ask(wanted);
        window.cameraTracks.push(...stream.getTracks());
        return stream;
      };
    });
    const areEnded = () =>
      page.evaluate(() => window.cameraTracks.map(({ readyState }) => readyState === 'ended'));
    // From another page of the lesson, whose document has no camera.
    await open(page, 'teach');
    await waitUntilHydrated(page);
    await page.getByRole('main').getByRole('link', { name: lesson.className }).first().click();
    await expect(page).toHaveURL(/teach\/class$/);
    await waitUntilHydrated(page);
    const read = await openReading(page);
    expect(await areEnded()).toEqual([]);
    await read.getByRole('button', { name: words.cameraStart }).click();
    await expect(page.locator('[data-board]')).toContainText(lesson.pupils(2));
    await expect(page).toHaveURL(/#class=1\.(aaaa_6_600__r-bbbb_7_40|bbbb_7_40-aaaa_6_600__r)$/);
    expect(await areEnded()).toEqual([false]);
    await expectAxeClean(page);
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
      Reflect.deleteProperty(document, 'hidden');
    });
    await expect(read.locator('video')).toHaveCount(0);
    expect(await areEnded()).toEqual([true]);

    await read.getByRole('button', { name: words.cameraStart }).click();
    await expect.poll(areEnded).toEqual([true, false]);
    await page.getByRole('navigation', { name: lesson.pagesLabel }).getByText(lesson.slipName).click();
    await expect(page.getByRole('heading', { level: 1, name: lesson.slipName })).toBeVisible();
    expect(await areEnded()).toEqual([true, true]);
  });
});

test('a camera that is refused, and none, are said in one line each', async ({ page }) => {
  await open(page, 'teach/class');
  await waitUntilHydrated(page);
  const read = await openReading(page);
  const refuse = (name: string) =>
    page.evaluate((error) => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', error));
    }, name);
  for (const [name, said] of [
    ['NotAllowedError', words.cameraRefused],
    ['NotFoundError', words.cameraMissing],
  ] as const) {
    await refuse(name);
    await read.getByRole('button', { name: words.cameraStart }).click();
    await expect(read.getByRole('alert')).toHaveText(said);
    await read.getByRole('button', { name: words.cameraStop }).click();
    await expect(read.getByRole('alert')).toHaveCount(0);
  }
});
