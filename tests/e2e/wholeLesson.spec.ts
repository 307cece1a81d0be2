import type { Locator, Page } from '@playwright/test';
import * as activity from '#words/activity';
import * as compose from '#words/compose';
import * as counts from '#words/counts';
import * as lesson from '#words/lesson';
import * as answer from '#words/reply';
import { chapterCosts, chapterPour, chapterShirt } from '#words/shell';
import * as board from '#words/text/classBoard';
import { formatCups, formatNumber } from '../../src/model/format.ts';
import { formatReply, parseReply } from '../../src/model/reply/reply.ts';
import { expectAxeClean } from './harness/axe.ts';
import { open, waitUntilHydrated } from './harness/pages.ts';
import { expect, test } from './harness/site.ts';

const PUPILS = 24;

/** What all pupils but the first have answered, as links. */
const listLinks = (page: Page) =>
  Array.from({ length: PUPILS - 1 }, (_, index) => {
    const said = { tag: `p${100 + index}`, cups: 6, before: 10 * (index + 1), after: 10_000 } as const;
    return new URL(`class${formatReply({ ...said, counted: ['irrigation'], sentence: '' })}`, page.url())
      .href;
  });

/** Counts what a teacher or a pupil has to press and to fill in. */
function countPresses() {
  const counted: string[] = [];
  let presses = 0;
  return {
    press: (what: Locator) => {
      presses += 1;
      return what.click();
    },
    step: async (name: string, play: () => Promise<void>) => {
      presses = 0;
      await test.step(name, play);
      counted.push(`${name} ${presses}`);
    },
    counted,
  };
}

test(
  'a whole lesson: prepared, printed, joined, guessed, read, composed, told, gathered',
  {
    tag: ['@everyLanguage', '@all'],
  },
  async ({ page }, info) => {
    const { press, step, counted } = countPresses();
    let link = '';

    await step('prepare', async () => {
      await open(page, 'teach');
      await waitUntilHydrated(page);
      await expect(page.locator('#plan')).toBeVisible();
      await press(page.locator('#before').getByRole('link', { name: lesson.worksheetName, exact: true }));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(lesson.worksheetTitle);
    });

    await step('print', async () => {
      await page.evaluate(() => {
        window.print = () => document.documentElement.setAttribute('data-printed', '');
      });
      await press(page.getByRole('button', { name: lesson.print }));
      await expect(page.locator('html[data-printed]')).toBeAttached();
    });

    await step('join', async () => {
      await press(page.getByRole('main').getByRole('link', { name: lesson.inClass, exact: true }));
      await press(page.locator('#plan').getByRole('link', { name: lesson.className, exact: true }));
      await expect(page.locator('html[data-script="ready"]')).toBeAttached();
      await waitUntilHydrated(page);
      await press(page.getByRole('button', { name: lesson.joinName }));
      await expect(page.locator('[data-join]').getByRole('img')).toBeVisible();
    });

    await step('guess', async () => {
      await page.goto('thirsty_fashion/about');
      await open(page, 'teach/class#join');
      const form = page.locator('[data-pupil]');
      await form.getByLabel(lesson.question).selectOption('6');
      await form.getByLabel(answer.askBefore).fill('600');
      await press(form.getByRole('link', { name: answer.readStory }));
    });

    await step('story and boundary', async () => {
      await expect(page).toHaveURL(/info1\?guess=600/);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await page.goBack();
      const form = page.locator('[data-pupil]');
      await form.getByLabel(answer.askBefore).fill('600');
      await form.getByLabel(answer.askAfter).fill('11000');
      await press(form.getByRole('switch', { name: counts.COUNTED_PARTS.irrigation }));
      await form.getByLabel(answer.askSentence).fill('<b>Rivers</b> count.');
      await press(form.getByRole('button', { name: answer.showLink }));
      await expect(page.locator('[data-own-link]').getByRole('textbox')).toBeVisible();
      link = page.url();
      expect(parseReply(new URL(link).hash)).toMatchObject({ before: 600, after: 11_000 });
    });

    await step('board', async () => {
      await page.goto('thirsty_fashion/about');
      await open(page, 'teach/class');
      await waitUntilHydrated(page);
      await press(page.getByRole('button', { name: lesson.joinName }));
      await page.getByLabel(answer.pasteLabel).fill([link, ...listLinks(page)].join('\n'));
      await press(page.getByRole('button', { name: answer.readLinks }));
      await expect(page.locator('[data-read]')).toContainText(answer.answersRead(PUPILS));
      const answers = page.locator('[data-answers]');
      await expect(
        answers.getByText(answer.pupilsFor(counts.COUNTED_PARTS.irrigation, PUPILS)),
      ).toBeVisible();
      await press(answers.getByRole('button', { name: answer.showSentences(1) }));
      await expect(answers.getByText('<b>Rivers</b> count.', { exact: true })).toBeVisible();
      await expectAxeClean(page);
    });

    await step('exit ticket', async () => {
      await press(page.getByRole('main').getByRole('link', { name: lesson.lessonName, exact: true }));
      await press(page.locator('#before').getByRole('link', { name: lesson.worksheetName, exact: true }));
      const line = page.locator('#exit [data-class-line]');
      await expect(line).toContainText(board.drinks(PUPILS, formatCups(6 * PUPILS)));
      await expect(line).toContainText(
        answer.guessedBefore(PUPILS, formatNumber(10), formatNumber(600), formatNumber(125)),
      );
      await expectAxeClean(page);
    });

    await step('compose', async () => {
      await page.goto('thirsty_fashion/about');
      await open(page, 'teach/compose');
      await waitUntilHydrated(page);
      const composer = page.locator('[data-composer]');
      await composer.getByLabel(compose.questionLabel).fill('Whose water is it?');
      for (const name of [chapterPour, chapterShirt, chapterCosts])
        await press(composer.getByRole('button', { name, exact: true }));
      await press(composer.getByRole('link', { name: activity.tryIt }));
    });

    await step('predict, try, tell', async () => {
      const sheet = page.locator('[data-activity]');
      await sheet.getByLabel(compose.QUESTIONS.lake).fill('A tenth.');
      const [stop] = await Promise.all([
        page.waitForEvent('popup'),
        press(sheet.getByRole('link', { name: compose.openStop })),
      ]);
      await expect(stop).toHaveURL(/info2#claim$/);
      await stop.close();
      await press(sheet.getByRole('button', { name: activity.done }));
      await sheet.getByLabel('Whose water is it?').fill('It was a river’s.');
      await press(sheet.locator('[data-told]').getByRole('button', { name: activity.copyLink }));
      await expectAxeClean(page);
    });

    await step('key', async () => {
      await press(page.getByRole('main').getByRole('link', { name: compose.lessonName, exact: true }));
      await press(page.locator('#before').getByRole('link', { name: lesson.answersName, exact: true }));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(lesson.keyTitle);
    });
    info.annotations.push({ type: 'presses', description: counted.join(', ') });
  },
);
