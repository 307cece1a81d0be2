import type { Page } from '@playwright/test';
import * as lesson from '#words/lesson';
import { press } from '#words/production';
import * as shell from '#words/shell';
import { cupsOfWater } from '#words/text/count';
import { formatCups, formatNumber } from '../../../src/model/format.ts';
import { LONGEST_START_MS } from '../../../src/motion/turnPlain.ts';
import { POUR_MS } from '../../../src/story/home/pourTimes.ts';
import { holdRequests, openReading } from '../harness/pages.ts';
import { EMBEDS, ROUTES } from '../harness/routes.ts';
import { expect, test } from '../harness/site.ts';

const SCRIPTS = '**/assets/*.js';
const HOME = 'thirsty_fashion';
const PRODUCTION = 'charts/production';

/** Opens a page whose script is still on its way; the returned function lets it come. */
async function openEarly(page: Page, path: string) {
  const release = await holdRequests(page, SCRIPTS);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('html[data-script="starting"] main')).toBeAttached();
  return async () => {
    release();
    await expect(page.locator('html[data-script="ready"]')).toBeAttached();
  };
}

const cupOf = (page: Page, cups: number) =>
  page.getByRole('button', { name: cupsOfWater(cups, formatNumber(cups)), exact: true });
const poured = (page: Page) => page.locator('[data-cups] [aria-disabled="true"]');

for (const path of [...ROUTES, ...EMBEDS]) {
  test(`${path}: each press before the script comes is heard once, in order`, {
    tag: [HOME, PRODUCTION].includes(path) ? [] : '@long',
  }, async ({ page }) => {
    // Nothing but what is heard: answers would open and leave pages.
    await page.addInitScript(() => {
      const heard: string[] = [];
      const hear = (event: Event) => {
        const name = event.target instanceof Element && event.target.getAttribute('data-early');
        if (!name) return;
        heard.push(name);
        event.stopPropagation();
      };
      document.addEventListener('click', hear, true);
      Object.assign(window, { heard });
    });
    const come = await openEarly(page, path);
    const pressed = await page.evaluate(() => {
      const names: string[] = [];
      for (const button of document.querySelectorAll<HTMLElement>('button:not([popovertarget], :disabled)')) {
        if (!button.checkVisibility()) continue;
        button.dataset.early = String(names.length);
        names.push(button.dataset.early);
        button.click();
      }
      return names.slice(0, 12);
    });
    const readHeard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
    expect(await readHeard()).toEqual([]);
    await come();
    await expect.poll(async () => (await readHeard()).slice(0, 12)).toEqual(pressed);
  });
}

for (const key of ['Enter', undefined]) {
  test(`a cup chosen early ${key ? 'by a key' : 'by a pointer'} pours when the script comes, and for its whole time`, {
    tag: key ? '@long' : '@all',
  }, async ({ page }) => {
    const come = await openEarly(page, HOME);
    if (key) await cupOf(page, 6).press(key);
    else await cupOf(page, 6).click();
    // Once more, as one does where nothing happens: the first choice counts.
    await cupOf(page, 4).click();
    await page.evaluate(() => {
      document.addEventListener('click', () => Object.assign(window, { beganMs: Date.now() }), {
        capture: true,
        once: true,
      });
    });
    await come();
    await expect(poured(page)).toHaveCount(10);
    const beganMs = await page.evaluate(() => (window as unknown as { beganMs: number }).beganMs);
    await expect(page).toHaveURL(/info1/);
    expect(Date.now() - beganMs).toBeGreaterThanOrEqual(POUR_MS);
    expect(await page.evaluate(() => history.state?.usr?.userInput)).toBe(6);
  });
}

test('each early tap on the class’s board counts', async ({ page }) => {
  const come = await openEarly(page, 'teach/class');
  for (const cups of [3, 3, 7])
    await page.getByRole('button', { name: lesson.addPupil(formatCups(cups)), exact: true }).click();
  await come();
  await expect(page.locator('[data-board]').getByText(lesson.pupils(3)).first()).toBeVisible();
});

test('a chart pressed early runs once', async ({ page }) => {
  const come = await openEarly(page, PRODUCTION);
  const button = page.getByRole('button', { name: press, exact: true });
  await button.click();
  await button.click();
  await come();
  await expect(button).toBeDisabled();
  await expect(page.locator('figcaption a[data-claim]:visible')).not.toHaveCount(0);
});

test('a chart in a frame pressed early runs once, too', async ({ page }) => {
  const come = await openEarly(page, 'charts/embed/production');
  const button = page.getByRole('button', { name: press, exact: true });
  await button.click();
  await come();
  await expect(button).toBeDisabled();
});

test('a menu opened early stays open, and the switch pressed in it switches', async ({ page }) => {
  const come = await openEarly(page, PRODUCTION);
  await openReading(page);
  const plain = page.getByRole('switch', { name: shell.plain });
  await plain.click();
  await expect(plain).toBeFocused();
  await come();
  await expect(plain).toHaveAttribute('aria-checked', 'true');
  await expect(page).toHaveURL(/\?view=plain$/);
  await expect(plain).toBeVisible();
  await expect(plain).toBeFocused();
});

test('what was unfolded early stays so', async ({ page }) => {
  const come = await openEarly(page, 'thirsty_fashion/where');
  const folded = page.locator('details').first();
  await folded.locator('summary').click();
  await come();
  await page.waitForLoadState('networkidle');
  await expect(folded).toHaveAttribute('open');
});

test('a page that has turned plain does not answer what was pressed before, and answers what is pressed then', async ({
  page,
}) => {
  await page.clock.install();
  const come = await openEarly(page, HOME);
  await cupOf(page, 6).click();
  await page.clock.runFor(LONGEST_START_MS);
  await expect(page.locator('html:not([data-script])')).toBeAttached();
  await come();
  await page.clock.runFor(1000);
  await expect(poured(page)).toHaveCount(0);
  await cupOf(page, 2).click();
  await expect(poured(page)).toHaveCount(10);
});

test('a page that was left has forgotten what was pressed, and its links lead on at once', async ({
  page,
}) => {
  const come = await openEarly(page, HOME);
  await cupOf(page, 6).click();
  // As where the browser keeps the page for a way back.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  await come();
  await page.waitForTimeout(500);
  await expect(poured(page)).toHaveCount(0);
  await openEarly(page, PRODUCTION);
  await page.getByRole('button', { name: press, exact: true }).click();
  await page.getByRole('banner').locator(`a[href$="/${HOME}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`/${HOME}$`));
});
