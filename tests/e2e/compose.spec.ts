import { create } from 'qrcode';
import * as words from '#words/activity';
import * as sheet from '#words/compose';
import { lake } from '#words/moments';
import { chapterCosts, chapterLake, chapterPour, chapterShirt, linkUnread } from '#words/shell';
import { PLACE_WORDS } from '#words/text/places';
import { classWords, WORD_LANGUAGES } from '../../src/data/classWords.ts';
import { parseReply } from '../../src/model/reply/reply.ts';
import { traceQr } from '../../src/model/traceQr.ts';
import { expectAxeClean } from './harness/axe.ts';
import { open, waitUntilHydrated } from './harness/pages.ts';
import { expect, test } from './harness/site.ts';

test('four stops stand there; a teacher leaves one out, adds, orders and shares; the link says all of it', async ({
  page,
}) => {
  await open(page, 'teach/compose');
  await waitUntilHydrated(page);
  const composer = page.locator('[data-composer]');
  const press = (name: string) => composer.getByRole('button', { name, exact: true }).click();
  const swatches = composer.locator('[data-chapter]');
  await expect(swatches).toHaveCount(4);
  await composer.getByLabel(sheet.questionLabel).fill('Whose water <b>is</b> it?');
  for (const name of [chapterPour, chapterShirt, chapterLake, chapterCosts]) await press(name);
  await expect(swatches).toHaveCount(0);
  await press(chapterLake);
  const grown = `${words.grownName}: ${PLACE_WORDS.egypt.name}`;
  await composer.getByLabel(sheet.moreStops).selectOption({ label: grown });
  await expect(page).toHaveURL(/&stops=22\.lake\.claim_grown\.egypt$/);
  const news = page.locator('[data-composer] [aria-live]').first();
  await expect(news).toHaveText(words.added(grown, 2));

  // By the keyboard alone: up to the first place, and the focus goes along.
  const up = composer.getByRole('button', { name: words.moveUp(grown) });
  await up.focus();
  for (let place = 6; place > 0; place--) {
    await expect(up).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(up).toBeDisabled();
  await expect(composer.getByRole('button', { name: grown, exact: true })).toBeFocused();
  await expect(news).toHaveText(words.moved(grown, 1, 7));
  await expect(page).toHaveURL(/&stops=22\.grown\.egypt_lake\.claim$/);

  // However often it has changed, there is one way to copy it, and it copies the address as it stands.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  const copy = composer.getByRole('button', { name: words.copyLink, exact: true });
  await expect(copy).toHaveCount(1);
  await copy.click();
  const link = await composer.locator('[data-link]').innerText();
  await expect(composer.getByRole('textbox', { name: words.shareTitle })).toHaveValue(link);
  expect(link).toMatch(
    /teach\/do#do=2&ask=Whose\+water\+%3Cb%3Eis%3C%2Fb%3E\+it%3F&stops=22\.grown\.egypt_lake\.claim$/,
  );
  await press(words.showCode);
  const { modules } = create(link, { errorCorrectionLevel: 'M' });
  await expect(composer.getByRole('img', { name: words.codeLabel }).locator('path')).toHaveAttribute(
    'd',
    traceQr(modules),
  );
  await expectAxeClean(page);
  await page.reload();
  await expect(composer.getByLabel(sheet.questionLabel)).toHaveValue('Whose water <b>is</b> it?');
  await expect(swatches).toHaveCount(2);
});

test('a pupil predicts, opens the stops as they are set, and tells; the question stands as text', async ({
  page,
}) => {
  const lives = 'w45-c1-d0-i40-eu-n.w90-c1-d30-i40-eu-n';
  await open(page, `teach/do#do=1&ask=%3Cimg+src%3Dx%3E+Why%3F&stops=grown.egypt_lake.check_two.${lives}`);
  await waitUntilHydrated(page);
  const activity = page.locator('[data-activity]');
  const guess = activity.getByLabel(sheet.usualGuess);
  await guess.fill('It is rain.');
  const [stop] = await Promise.all([
    page.waitForEvent('popup'),
    activity.getByRole('link', { name: sheet.openStop }).click(),
  ]);
  await expect(stop).toHaveURL(/thirsty_fashion\/where\?grown=egypt$/);
  await stop.close();
  const next = async (link: string, leads: RegExp) => {
    await expect(activity.getByRole('link', { name: link })).toHaveAttribute('href', leads);
    await activity.getByRole('button', { name: words.done }).click();
  };
  await next(words.grownName, /where\?grown=egypt$/);
  await activity.getByRole('link', { name: sheet.openStop }).click();
  await next(lake.check.name, /info2#check$/);
  await activity.getByRole('button', { name: words.twoName }).click();
  await guess.fill('B.');
  await activity.getByRole('link', { name: sheet.openStop }).click();
  await next(words.twoName, /lives#v=1&a=w45-c1-d0-i40-eu-n&b=w90-c1-d30-i40-eu-n$/);
  await expect(activity.locator('img')).toHaveCount(0);
  await expect(activity.getByText(words.notOurs)).toBeVisible();

  // What is told is an answer to the teacher's board; told anew, it takes the place of the first.
  const telling = activity.getByLabel('<img src=x> Why?');
  const answer = activity.locator('[data-told]');
  const readLink = async () => {
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await answer.getByRole('button', { name: words.copyLink }).click();
    const link = await answer.getByRole('textbox').inputValue();
    expect(link).toContain('/teach/class#answer=2.');
    return parseReply(new URL(link).hash);
  };
  await telling.fill('It is a <b>river</b>.');
  const told = await readLink();
  expect(told).toEqual({
    tag: told?.tag,
    counted: [],
    sentence: 'It is a <b>river</b>.',
    prediction: 'It is rain. · B.',
  });
  await telling.fill('It is rain.');
  expect(await readLink()).toEqual({ ...told, sentence: 'It is rain.' });
  await expectAxeClean(page);
  // A reload keeps what was typed, and whose answer it is; a cut link in the same tab leaves the activity.
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(history.state)))
    .toContain('"sentence":"It is rain."');
  await page.reload();
  await expect(guess).toHaveValue('It is rain.');
  await activity.getByRole('button', { name: sheet.tellTitle }).click();
  await expect(telling).toHaveValue('It is rain.');
  expect(await readLink()).toEqual({ ...told, sentence: 'It is rain.' });
  await page.evaluate(() => location.assign('#do=2&ask=Why&stops=20.lake.che'));
  await expect(activity.getByText(words.unreadable)).toBeVisible();
  await expect(activity.getByRole('button', { name: words.grownName })).toBeVisible();
  await activity.getByRole('link', { name: words.change }).click();
  await expect(page).toHaveURL(/teach\/compose#do=2/);
  await expect(page.locator('[data-composer] [data-chapter]')).toHaveCount(3);
});

test('the words of the lesson stand in seven languages, each in its direction, on a large screen and a small one', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page, 'teach/words');
  const table = page.getByRole('table', { name: sheet.wordsTitle });
  await expect(table.locator('tbody tr')).toHaveCount(classWords.length);
  await expect(page.getByRole('main').getByText(sheet.wordsRead)).toBeVisible();
  for (const [lang, { name, dir }] of Object.entries(WORD_LANGUAGES)) {
    const cells = table.locator(`tbody td[lang="${lang}"]`);
    await expect(cells).toHaveCount(classWords.length);
    await expect(cells.first()).toHaveCSS('direction', dir);
    // Its name stands above the column, or beside the word.
    await expect(table.getByText(name, { exact: true }).filter({ visible: true }).first()).toBeVisible();
  }
  await expectAxeClean(page);
});

test('an odd link says so, has the usual stops, and is no error', async ({ page }) => {
  for (const odd of [
    '#do=3&stops=lake.check',
    '#do=2&stops=10.lake.chec',
    '#do=1&stops=nowhere.at-all',
    '#do=1&ask=Why',
  ]) {
    await page.goto('thirsty_fashion/about');
    await open(page, `teach/do${odd}`);
    const activity = page.locator('[data-activity]');
    await expect(activity.getByRole('alert')).toHaveText(
      odd.startsWith('#do=1') ? linkUnread : words.unreadable,
    );
    await expect(activity.getByRole('button', { name: chapterPour })).toBeVisible();
  }
  await page.goto('thirsty_fashion/about');
  await open(page, 'teach/compose#do=2&stops=10.lake.chec');
  await expect(page.locator('[data-composer] p').getByText(words.unreadable).first()).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('composing says what it is and leads to a sheet for paper', async ({ page }) => {
    await page.goto('teach/compose');
    await expect(page.getByText(sheet.composeNeeds)).toBeVisible();
    await page.getByRole('link', { name: sheet.paperSheet }).click();
    await expect(page.getByText(sheet.QUESTIONS.shirt).first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });
});
