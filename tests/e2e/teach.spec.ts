import { create } from 'qrcode';
import * as activity from '#words/activity';
import * as check from '#words/check';
import * as lesson from '#words/lesson';
import * as board from '#words/text/classBoard';
import { cups as nameCups } from '#words/text/count';
import * as checks from '#words/text/lessonChecks';
import { lake as puzzle } from '#words/text/lessonSlips';
import * as tasks from '#words/text/lessonTasks';
import { TERMS } from '#words/text/lessonTerms';
import * as numerals from '#words/text/numerals';
import { findCorrection } from '../../src/model/corrections.ts';
import { formatCups, formatDecimals, formatNumber } from '../../src/model/format.ts';
import { formatFigure } from '../../src/model/formatFigure.ts';
import { isolateFormula } from '../../src/model/formula.ts';
import { traceQr } from '../../src/model/traceQr.ts';
import { formatTypedNumber } from '../../src/model/typedNumber.ts';
import { directionOf } from '../../src/words/languages.ts';
import { expectAxeClean } from './harness/axe.ts';
import { LANGUAGE } from './harness/language.ts';
import { open, waitUntilHydrated } from './harness/pages.ts';
import { expect, test } from './harness/site.ts';

const [RIGHT, , LEFT] = puzzle.operations;
const DIVISION = `${formatNumber(100)} × ${formatNumber(79)} ÷ ${formatNumber(1640)}`;
/** "It is 4.8% of the lake. The claim is 10.4 times too big: …" */
const FOUND = puzzle.found
  .replace('{lake-share}', formatFigure({ value: 4.8, unit: 'percent' }))
  .replace('{lake-overstated}', formatFigure({ value: 10.4, unit: 'times' }));

test('the worksheet’s words open what they mean, and its numbers their receipts', async ({ page }) => {
  await open(page, 'teach/worksheet');
  await waitUntilHydrated(page);
  const word = page
    .getByRole('main')
    .getByRole('button', { name: TERMS.irrigation.name, exact: true })
    .first();
  await word.click();
  const meaning = page.locator('#word-irrigation');
  await expect(meaning).toBeVisible();
  await expect(meaning).toContainText(TERMS.irrigation.meaning);
  const [under, over] = [await word.boundingBox(), await meaning.boundingBox()];
  expect(Math.abs((over?.y ?? 0) - (under?.y ?? 0))).toBeLessThan(260);
  await page.keyboard.press('Escape');
  await expect(meaning).toBeHidden();
  await page.locator('#cups a[data-claim="cotton-liters"]').first().click();
  await expect(page.locator('[popover]:popover-open')).toContainText(
    formatFigure({ value: 2700, unit: 'liters' }),
  );
});

test('a typed answer is told right, or what went wrong, in the language’s own numerals', async ({ page }) => {
  await open(page, 'teach/worksheet');
  await waitUntilHydrated(page);
  const question = page.locator('#percent [data-check]');
  // The fields come as the reader reads on.
  await question.scrollIntoViewIfNeeded();
  const field = question.getByRole('textbox');
  const type = async (text: string) => {
    await field.fill(text);
    await field.press('Enter');
  };
  await type('95%');
  await expect(question).toContainText(`${checks.readAs('95')} ${checks.SLIPPED.percentOfPercent}`);
  await type(formatTypedNumber(52.9));
  await expect(question).toContainText(checks.right);
  await type('?');
  await expect(question).toContainText(numerals.unread(formatTypedNumber(1234.5)));
  // Neither 1234 nor 1.234 is one that we know.
  await type('1,234');
  await expect(question).toContainText(
    numerals.whichNumber(formatTypedNumber(1234), formatDecimals(1.234, 4)),
  );
  await question.getByRole('button', { name: check.hint }).click();
  await expect(question).toContainText(checks.HINTS['percent-cotton']);
  await page.locator('#cups [data-check]').first().getByRole('textbox').fill(formatNumber(11421));
  await page.locator('#cups [data-check]').first().getByRole('button', { name: check.check }).click();
  await expect(page.locator('#cups [data-right]')).toBeVisible();
  await expectAxeClean(page);
  await page.emulateMedia({ media: 'print' });
  await expect(question).toBeHidden();
  await expect(page.locator('#percent [data-lines]').first()).toBeVisible();
});

test('a level has its tasks, stays in the address, and is printed', async ({ page }) => {
  await open(page, 'teach/worksheet?level=quick');
  await waitUntilHydrated(page);
  const quick = page.locator('#lint');
  await expect(quick.getByRole('heading')).toContainText(tasks.QUICK_TITLES.lint);
  await page.getByRole('radio', { name: tasks.LEVELS.younger }).click();
  await expect(page).toHaveURL(/[?&]level=younger$/);
  await expect(quick).toHaveCount(0);
  await expect(page.locator('#lake')).toHaveCount(0);
  await expect(page.locator('#share')).toContainText(checks.HINTS['share-part']);
  await page.reload();
  await expect(page.getByRole('radio', { name: tasks.LEVELS.younger })).toBeChecked();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(`${check.levelName}: ${tasks.LEVELS.younger}`)).toBeVisible();
});

test('a slip is found in two steps, says why a way does not help', async ({ page }) => {
  await open(page, 'teach/slip');
  await waitUntilHydrated(page);
  const lake = page.locator('#lake');
  await lake.getByRole('button', { name: `${formatNumber(1640)} − 79` }).click();
  await expect(lake).toContainText(`${formatNumber(1561)} ${LEFT.gives}`);
  await lake.getByRole('button', { name: DIVISION }).click();
  await expect(lake).toContainText(`= ${formatNumber(4.817)} ${RIGHT.gives}`);
  await lake.getByRole('button', { name: puzzle.sizes[1] }).click();
  await expect(lake).toContainText(lesson.notThis);
  await lake.getByRole('button', { name: puzzle.sizes[0] }).click();
  await expect(lake).toContainText(FOUND);
  await expect(lake.locator('s')).toHaveText(findCorrection('lake').wrong);
  await expectAxeClean(page);
});

test('on paper a slip stands with both its questions and without its answers', async ({ page }) => {
  await open(page, 'teach/slip');
  await waitUntilHydrated(page);
  const slip = page.locator('[data-correction="lake"]').first();
  await slip.getByRole('button', { name: /^100 / }).click();
  await expect(slip.getByText(RIGHT.tells, { exact: true })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const size of puzzle.sizes) await expect(slip.getByText(size)).toBeVisible();
  await expect(slip.getByText(RIGHT.tells, { exact: true })).toBeHidden();
  // Also where nobody has pressed.
  await expect(page.locator('[data-correction="people"]').getByRole('group')).toHaveCount(2);
});

test('the class board follows each tap, takes it back, and lives in the address', { tag: '@all' }, async ({
  page,
}) => {
  await open(page, 'teach/class');
  await waitUntilHydrated(page);
  const shown = page.locator('[data-board]');
  const tap = (cups: number) =>
    shown.getByRole('button', { name: lesson.addPupil(formatCups(cups)), exact: true }).click();
  for (const cups of [6, 6, 7, 1]) await tap(cups);
  await expect(page).toHaveURL(/#class=2\.11\._6-_6-_7-_1$/);
  await expect(shown).toContainText(board.drinks(4, formatCups(20)));
  await expect(shown.getByRole('heading', { level: 2 })).toHaveText(`571 ${lesson.daysOfCups}`);
  await expect(shown.getByRole('img')).toHaveAccessibleName(lesson.stripes(formatCups(20)));
  const median = shown.getByText(board.median(nameCups(6, '6')));
  await expect(median).toBeHidden();
  await shown.getByRole('button', { name: lesson.numbersName }).click();
  await expect(median).toBeInViewport();
  await shown.getByRole('button', { name: lesson.undo, exact: true }).click();
  await expect(shown).toContainText(board.drinks(3, formatCups(19)));
  await shown.getByRole('button', { name: lesson.clear, exact: true }).click();
  await expect(shown).toContainText(lesson.nobody);
  await shown.getByRole('button', { name: lesson.undo, exact: true }).click();
  await expect(page).toHaveURL(/#class=2\.8\._6-_6-_7$/);

  await page.reload();
  await expect(shown).toContainText(board.drinks(3, formatCups(19)));
  await expectAxeClean(page);

  await page.goto('thirsty_fashion/about');
  await open(page, `teach/class#cups=${Array(60).fill(10).join('-')}`);
  await expect(shown).toContainText(lesson.pupilsFull(60));
  await expect(
    shown.getByRole('button', { name: lesson.addPupil(formatCups(6)), exact: true }),
  ).toBeDisabled();

  await page.goto('thirsty_fashion/about');
  await open(page, 'teach/class#cups=6-99');
  await expect(shown).toContainText(lesson.unreadable);
  await expect(shown).toContainText(lesson.nobody);
});

test('a class joins by a code, which holds the address of the pupils’ page that stands beside it', async ({
  page,
}) => {
  await open(page, 'teach/class');
  await waitUntilHydrated(page);
  const join = page.locator('[data-join]');
  const button = page.getByRole('button', { name: lesson.joinName });
  await button.click();
  const joined = new URL('class#join', page.url()).href;
  const address = joined.replace('http://', '');
  await expect(join.getByRole('img', { name: lesson.joinLabel(address) })).toBeVisible();
  await expect(join.getByText(lesson.joinText)).toBeVisible();
  await expect(join).toContainText(address);
  const { modules } = create(joined, { errorCorrectionLevel: 'M' });
  await expect(join.locator('path')).toHaveAttribute('d', traceQr(modules));
  await expectAxeClean(page);
  await button.click();
  await expect(join).toHaveCount(0);
});

test.describe('when the code does not come', () => {
  // The worker keeps it for offline, and would give it.
  test.use({
    serviceWorkers: 'block',
    expectedLogs: /Failed to load resource|net::ERR_FAILED|Service Worker registration blocked/,
  });

  test('the address stands alone, and a second press brings it', async ({ page }) => {
    const code = /\/assets\/QrCode-[\w-]+\.js$/;
    await page.route(code, (route) => route.abort());
    await open(page, 'teach/class');
    await waitUntilHydrated(page);
    const join = page.locator('[data-join]');
    const button = page.getByRole('button', { name: lesson.joinName });
    await button.click();
    await expect(join.getByRole('alert')).toBeVisible();
    await expect(join.getByText(lesson.joinText)).toBeVisible();
    await page.unroute(code);
    await button.click();
    await button.click();
    await expect(join.getByRole('img')).toBeVisible();
    await expect(join.getByRole('alert')).toHaveCount(0);

    // So does that of an activity's link.
    await page.route(code, (route) => route.abort());
    await open(page, 'teach/compose');
    await waitUntilHydrated(page);
    const composer = page.locator('[data-composer]');
    await composer.getByRole('button', { name: activity.showCode }).click();
    await expect(composer.getByRole('alert')).toBeVisible();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the puzzles keep their answers folded, and the board is a table to fill in', async ({ page }) => {
    await page.goto('teach/slip');
    const answer = page.locator('#lake details');
    await expect(answer.getByText(FOUND)).toBeHidden();
    await answer.getByText(lesson.seeAnswer).click();
    const equation = isolateFormula(`${DIVISION} = ${formatNumber(4.817)}`, directionOf(LANGUAGE));
    await expect(answer).toContainText(`${equation} ${RIGHT.gives}`);
    await expect(answer.getByText(FOUND)).toBeVisible();
    await page.goto('teach/class');
    await expect(page.getByRole('table')).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });
});
