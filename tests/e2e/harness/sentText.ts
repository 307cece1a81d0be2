import { type Browser, expect, type Page } from '@playwright/test';
import { heading as errorHeading } from '#words/error';

/** What the HTML as sent holds in `main`, one text a block. */
export interface SentText {
  all: string[];
  /** What a reader without script sees. */
  visible: string[];
}

/** Blocks of `main`, whole and in order; what needs script, or stands for it, is left out. */
function readBlocks(): SentText {
  const blocks = [
    ...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, h4, p, li, dt, dd, th, td, figcaption)'),
  ].filter(
    (block) =>
      block.querySelector('p, li, dd, td') === null &&
      block.closest('.needs-script, .without-script') === null &&
      /\S/.test(block.textContent),
  );
  const read = (block: HTMLElement) => block.textContent.replace(/\s+/g, ' ').trim();
  const isVisible = (block: HTMLElement) =>
    (block.checkVisibility?.({ opacityProperty: true, visibilityProperty: true }) ?? true) &&
    block.getBoundingClientRect().width > 1;
  return { all: blocks.map(read), visible: blocks.filter(isVisible).map(read) };
}

const known = new Map<string, SentText>();

/** The page's text as it is sent, read in a visit without script. */
export async function readSentText(browser: Browser, url: string): Promise<SentText> {
  const before = known.get(url);
  if (before !== undefined) return before;
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await page.goto(url);
  const sent = await page.evaluate(readBlocks);
  await context.close();
  expect(sent.visible.length, `blocks of text in ${url}`).toBeGreaterThan(0);
  known.set(url, sent);
  return sent;
}

/** Every text that was sent stands in `main` still, and no error view. */
export async function expectSentText(page: Page, sent: SentText) {
  await expect(page.getByRole('heading', { level: 1 }).first()).not.toHaveText(errorHeading);
  const text = await page.locator('main').evaluate((main) => main.textContent.replace(/\s+/g, ' '));
  expect(sent.all.filter((block) => !text.includes(block))).toEqual([]);
}

/** The page stands in its plain reading, with all that a reader without script sees. */
export async function expectPlainText(page: Page, sent: SentText) {
  // The page may be loading itself anew just now.
  await expect(async () => {
    await expect(page.locator('html')).not.toHaveAttribute('data-view', 'scroll', { timeout: 1000 });
    const { visible } = await page.evaluate(readBlocks);
    expect(sent.visible.filter((block) => !visible.includes(block))).toEqual([]);
  }).toPass({ timeout: 8000 });
}
