import type { Page } from '@playwright/test';
import * as counts from '#words/counts';
import * as lesson from '#words/lesson';
import * as words from '#words/reply';
import { chapterCosts, chapterShirt } from '#words/shell';
import * as board from '#words/text/classBoard';
import { formatCups, formatNumber } from '../../src/model/format.ts';
import { formatReply, parseReply } from '../../src/model/reply/reply.ts';
import { expectAxeClean } from './harness/axe.ts';
import { open, waitUntilHydrated } from './harness/pages.ts';
import { expect, test } from './harness/site.ts';

const HTML = '<img src=x onerror="document.title=1"> <b>Fluss</b>';

/** The links of so many pupils, of a class that has read the story. */
const listLinks = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const answer = formatReply({
      tag: `t${String(index).padStart(3, '0')}`,
      cups: 6,
      before: 10 * (index + 1),
      after: 10_000,
      counted: ['irrigation'],
      sentence: index === 0 ? HTML : '',
      ...(index === 0 && { prediction: 'It is a <b>lake</b>.' }),
    });
    return `https://example.org/teach/class${answer}`;
  });

test('a pupil answers, and gets a link of their own', { tag: '@phone' }, async ({ page }) => {
  await open(page, 'teach/class#join');
  const form = page.locator('[data-pupil]');
  await form.getByLabel(lesson.question).selectOption('6');
  await form.getByLabel(words.askBefore).fill('600');
  await form.getByLabel(words.askAfter).fill('11000');
  await form.getByRole('switch', { name: counts.COUNTED_PARTS.irrigation }).click();
  await form.getByLabel(words.askSentence).fill(HTML);
  await expect(form.getByText(words.charactersLeft(200 - HTML.length))).toBeVisible();
  await expect(page.locator('[data-own-link]')).toHaveCount(0);
  await form.getByRole('button', { name: words.showLink }).click();
  const own = page.locator('[data-own-link]');
  const link = page.url();
  await expect(own.getByRole('textbox', { name: words.linkLabel })).toHaveValue(link);
  await expect(own.getByText(words.linkText)).toBeInViewport();
  const answer = parseReply(new URL(link).hash);
  expect(answer).toEqual({
    tag: answer?.tag,
    cups: 6,
    before: 600,
    after: 11_000,
    counted: ['irrigation'],
    sentence: HTML,
  });
  await expectAxeClean(page);

  // What is changed makes the link an old one; the next has the same tag.
  await form.getByLabel(words.askAfter).fill('9000');
  await expect(own).toHaveCount(0);
  await form.getByRole('button', { name: words.showLink }).click();
  await expect(own).toBeVisible();
  expect(parseReply(new URL(page.url()).hash)).toEqual({ ...answer, after: 9000 });

  await page.reload();
  await expect(form.getByLabel(words.askSentence)).toHaveValue(HTML);
  await expect(own).toBeVisible();
});

test('a pupil’s link that cannot be read says so, and begins anew', async ({ page }) => {
  await open(page, 'teach/class#answer=2.7.k3f9_6');
  await expect(page.locator('[data-pupil]').getByText(words.noAnswer)).toBeVisible();
  await expect(page.getByRole('button', { name: words.showLink })).toBeDisabled();
});

/** The class's board with its reader of links opened, and what pastes some into it. */
async function openReader(page: Page) {
  await open(page, 'teach/class');
  await waitUntilHydrated(page);
  const read = page.locator('[data-read]');
  await page.getByRole('button', { name: lesson.joinName }).click();
  const paste = async (text: string) => {
    await read.getByLabel(words.pasteLabel).fill(text);
    await read.getByRole('button', { name: words.readLinks }).click();
  };
  return { read, paste };
}

test('the teacher reads pasted links, and the board draws all guesses; sentences wait for a press', {
  tag: '@all',
}, async ({ page }) => {
  const { read, paste } = await openReader(page);
  const links = listLinks(24);
  await paste(`${links.join('\n')} https://example.org/teach/class#answer=9.x`);
  await expect(read).toContainText(`${words.answersRead(24)} ${words.linksUnread(1)}`);
  const answers = page.locator('[data-answers]');
  const said = words.guessedBefore(24, formatNumber(10), formatNumber(240), formatNumber(125));
  await expect(answers.getByRole('listitem').filter({ hasText: said })).toBeVisible();
  await expect(answers.getByRole('img')).toHaveAccessibleName(new RegExp(formatNumber(10_000)));
  await expect(answers.getByText(words.pupilsFor(counts.COUNTED_PARTS.irrigation, 24))).toBeVisible();
  await expect(page.locator('[data-board]')).toContainText(board.drinks(24, formatCups(144)));

  await expect(answers.getByText(HTML)).toHaveCount(0);
  await answers.getByRole('button', { name: words.showSentences(1) }).click();
  await expect(answers.getByText(HTML)).toBeVisible();
  await expect(answers.getByText(words.predictedBefore('It is a <b>lake</b>.'))).toBeVisible();
  await expect(answers.locator('[data-said] li :is(img, b)')).toHaveCount(0);
  await expectAxeClean(page);

  // Again is not twice.
  await paste(links.slice(0, 3).join(' '));
  await expect(page.locator('[data-board]')).toContainText(lesson.pupils(24));
  await page.reload();
  await expect(answers.getByRole('listitem').filter({ hasText: said })).toBeVisible();
  await waitUntilHydrated(page);
  await page.getByRole('button', { name: lesson.joinName }).click();
  // The address holds no sentence.
  await expect(answers.locator('[data-said]')).toHaveCount(0);

  await paste(listLinks(70).join(' '));
  await expect(read).toContainText(words.answersLeftOut(10));
  await paste('nothing');
  await expect(read).toContainText(words.answersRead(0));
});

const AT = 'https://example.org/teach/class';
const GOOD = { tag: 'aaaa', cups: 10, before: 900, counted: [], sentence: 'Rivers.' } as const;

test('a pupil’s cut link is refused in one sentence, and what stood before stays', async ({ page }) => {
  const { read, paste } = await openReader(page);
  const whole = formatReply(GOOD);
  await paste(`${AT}${whole}). ${AT}${formatReply({ ...GOOD, tag: 'bbbb' })}&fbclid=x`);
  await expect(read).toContainText(words.answersRead(2));
  await expect(read).not.toContainText(words.linksUnread(0).replace(/0.*/, ''));
  const stands = page.url();
  // Of this edition, and of the first, which does not say how long it is.
  for (const cut of [whole.slice(0, -1), whole.slice(0, -12), '#answer=1.aaaa_10_90', '#answer=1.aaaa']) {
    await paste(AT + cut);
    await expect(read).toContainText(`${words.answersRead(0)} ${words.linksUnread(1)}`);
    expect(page.url()).toBe(stands);
  }
  const sentences = page.locator('[data-said]');
  await sentences.getByRole('button').click();
  await paste(AT + formatReply({ ...GOOD, before: 90, sentence: 'Rain.' }));
  await expect(sentences).toContainText('Rain.');
  await page.locator('[data-board]').getByRole('button', { name: lesson.undo, exact: true }).click();
  await expect(page).toHaveURL(stands);
  await expect(sentences).not.toContainText('Rain.');
});

test('a class’s cut link leaves the board as it stands, and Undo takes a whole one back', async ({
  page,
}) => {
  await open(page, 'teach/class#class=2.12._6-_7-_10-_1.');
  await waitUntilHydrated(page);
  const shown = page.locator('[data-board]');
  await expect(shown).toContainText(lesson.pupils(4));
  const go = (hash: string) => page.evaluate((to) => location.assign(to), hash);
  await go('#class=2.12._6-_7-_10-_');
  await expect(shown).toContainText(lesson.unreadable);
  await expect(shown).toContainText(lesson.pupils(4));
  // What is refused stays in the address: no link rewrites itself.
  await expect(page).toHaveURL(/#class=2\.12\._6-_7-_10-_$/);
  await go('#cups=9-9?utm_source=mail');
  await expect(shown).toContainText(lesson.pupils(2));
  await expect(shown.getByText(lesson.unreadable)).toHaveCount(0);
  await shown.getByRole('button', { name: lesson.undo, exact: true }).click();
  await expect(shown).toContainText(lesson.pupils(4));
  await expect(page).toHaveURL(/#class=2\.12\._6-_7-_10-_1$/);
});

test('the code of a class leads to the pupils’ page with what a messenger has put behind it, or cut from it', async ({
  page,
}) => {
  for (const hash of ['#join.', '#join)', '#join&fbclid=x', '#join?utm_source=x', '#joi']) {
    await page.goto('thirsty_fashion/about');
    await open(page, `teach/class${hash}`);
    await expect(page.locator('[data-pupil]')).toBeVisible();
    await expect(page.getByText(words.noAnswer)).toHaveCount(0);
  }
  await page.locator('a[href="#content"]').press('Enter');
  await expect(page.locator('#content')).toBeFocused();
  await expect(page.locator('[data-pupil]')).toBeVisible();
});

test('what a pupil has typed survives a reload before its code is shown', async ({ page }) => {
  await open(page, 'teach/class#join');
  const form = page.locator('[data-pupil]');
  await form.getByLabel(words.askBefore).fill('600');
  await form.getByLabel(words.askSentence).fill(HTML);
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('answer=2');
  await expect(page).toHaveURL(/#join$/);
  await page.reload();
  await expect(form.getByLabel(words.askSentence)).toHaveValue(HTML);
  await expect(form.getByLabel(words.askBefore)).toHaveValue('600');
  // Another link in the same tab is another answer.
  await page.evaluate((to) => location.assign(to), formatReply(GOOD));
  await expect(form.getByLabel(words.askSentence)).toHaveValue(GOOD.sentence);
});

test('a class’s numbers go along through the story and to the exit ticket, and a pupil’s to their page', async ({
  page,
}) => {
  const CLASS = '#class=1.aaaa_6_600-_7-bbbb__40';
  await open(page, `teach/worksheet${CLASS}`);
  const line = page.locator('#exit [data-class-line]');
  await expect(line).toContainText(board.drinks(2, formatCups(13)));
  await expect(line).toContainText(words.guessedBefore(2, '40', '600', '320'));
  await page.getByRole('banner').getByRole('link', { name: chapterCosts }).click();
  await expect(page).toHaveURL(/info3#class=1/);
  await page.getByRole('banner').getByRole('link', { name: chapterShirt }).click();
  await expect(page).toHaveURL(/info1#class=1\.aaaa_6_600-_7-bbbb__40$/);

  await open(page, 'teach/class#answer=1.k3f9_6');
  await page.locator('[data-pupil]').getByRole('link', { name: words.readStory }).click();
  await expect(page).toHaveURL(/info1.*#answer=1\.k3f9_6$/);
});

const CLASS = '#class=1.aaaa_6_600';

/** Pages where something is set, by what their address then says before the class. */
const SET: readonly (readonly [route: string, control: string, says: RegExp])[] = [
  ['thirsty_fashion/info1', '[data-picture="shirt"] input[type="range"]', /\?guess=\d+#class=1\.aaaa_6_600$/],
  ['thirsty_fashion/where', 'input[type="radio"][value="egypt"]', /\?place=\w+#class=1\.aaaa_6_600$/],
  ['thirsty_fashion/info2', 'main input[type="range"]', /\?lake=\d+#class=1\.aaaa_6_600$/],
  ['thirsty_fashion/info3', 'main input[type="range"]', /\?wears=\d+#class=1\.aaaa_6_600$/],
  [
    'thirsty_fashion/lives',
    'main input[type="range"][min="10"]',
    /#v=1&a=[\w-]+&b=[\w-]+&class=1\.aaaa_6_600$/,
  ],
];

test('what is set on a page leaves the class in its address, and so does the link past the bar', {
  tag: '@all',
}, async ({ page }) => {
  for (const [route, control, says] of SET) {
    await test.step(route, async () => {
      await page.goto('thirsty_fashion/about');
      await open(page, route + CLASS);
      await waitUntilHydrated(page);
      const input = page.locator(control).last();
      // Some come as their reader comes near.
      await expect(async () => {
        await page.mouse.wheel(0, 500);
        expect(await input.count()).toBe(1);
      }).toPass();
      await input.evaluate((input: HTMLInputElement) => {
        if (input.type === 'radio') return input.click();
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, input.max);
        input.dispatchEvent(new Event('input', { bubbles: true }));
      });
      await expect.soft(page).toHaveURL(says);
      await page.locator('a[href="#content"]').press('Enter');
      await expect.soft(page.locator('#content')).toBeFocused();
      await expect.soft(page).toHaveURL(says);
    });
  }
  // And from there on: beside two lives, and past the name of a place.
  await page.locator('footer a[href$="about#license"]').click();
  await expect(page).toHaveURL(/about#class=1\.aaaa_6_600$/);
  await expect(page.locator('#license')).toBeInViewport();
  await expect(page.locator('main h1')).toBeFocused();
});

test('a class begins the story at home, and comes past the ledger’s places', { tag: '@all' }, async ({
  page,
}) => {
  await open(page, `thirsty_fashion${CLASS}`);
  await page.locator('[data-cups] button').first().click();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/info1#class=1\.aaaa_6_600$/, { timeout: 15_000 });
  await page.goto('thirsty_fashion/about');
  await open(page, `sources${CLASS}`);
  await waitUntilHydrated(page);
  const link = page.locator('main a[href^="#"]').filter({ visible: true }).last();
  const place = await link.getAttribute('href');
  await link.click();
  await expect(page.locator(place ?? '')).toBeFocused();
  await expect(page.locator(place ?? '')).toBeInViewport();
  await expect(page).toHaveURL(/sources#class=1\.aaaa_6_600$/);
});

test('the board takes the link past its bar for no class', async ({ page }) => {
  await open(page, 'teach/class');
  await waitUntilHydrated(page);
  await page.locator('a[href="#content"]').press('Enter');
  await expect(page).toHaveURL(/class#content$/);
  await expect(page.getByText(lesson.unreadable)).toHaveCount(0);
});
