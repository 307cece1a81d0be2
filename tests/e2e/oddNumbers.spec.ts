import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { heading as errorHeading } from '#words/error';
import { ofDay } from '#words/shirt';
import { cups as nameCups } from '#words/text/count';
import { parseCups, parseUserInput } from '../../src/model/userInput.ts';
import { ODD_QUERIES, ODD_STATES } from '../oddNumbers.ts';
import { expect, test } from './harness/site.ts';

// Whatever somebody else has written where the visitor's number stands, the page says a number from 1 to 10 or none.

/** "your 6 cups a day", or "your 1 cup a day" */
const OWN = [6, 1].map((cups) => ofDay(nameCups(cups, '(\\d+)'), cups === 1));
const PAGES = [{ path: 'thirsty_fashion/info1', says: new RegExp(OWN.join('|')) }] as const;
const ODD = new RegExp(`NaN|undefined|Infinity|\\[object|${errorHeading}`);
type StoryPage = (typeof PAGES)[number];

const ONLY_SCRIPTS = ['*.woff2*', '*.webp*', '*.jpg*', '*.svg*', '*.webmanifest*', '*.png*'];
test.use({ expectedLogs: /net::ERR_BLOCKED_BY_CLIENT/ });

/** The page's text once React has taken over all of it. */
const readText = (page: Page) =>
  page.evaluate(async () => {
    const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
    const isHydrated = () =>
      // Asked right after the reload, the document may hold nothing yet.
      document.documentElement?.dataset.script === 'ready' &&
      [...document.querySelectorAll('main :is(a, button)')].every((element) =>
        Object.keys(element).some((key) => key.startsWith('__react')),
      );
    while (!isHydrated()) await nextFrame();
    // What is said of the number comes with the render after that.
    for (let frame = 0; frame < 3; frame++) await nextFrame();
    return document.querySelector('main')?.textContent ?? '';
  });

/** What is wrong with a page on which `cups` should be in use. */
async function listFaults(page: Page, { says }: StoryPage, cups: number | undefined): Promise<string[]> {
  const text = await readText(page);
  const said = says.exec(text)?.slice(1).find(Boolean);
  const odd = ODD.exec(text)?.[0];
  return [...(said === cups?.toString() ? [] : [`says ${said}, not ${cups}`]), ...(odd ? [odd] : [])];
}

/** Loads a page of the story anew with each of the states in its history entry, then with each query; `reading` goes before it. */
async function reloadWith(
  page: Page,
  story: StoryPage,
  states: readonly unknown[],
  queries: readonly string[],
  reading = '',
) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.setBlockedURLs', { urls: ONLY_SCRIPTS });
  const faults: string[] = [];
  const check = async (given: string, cups: number | undefined) => {
    for (const fault of await listFaults(page, story, cups)) faults.push(`${given}: ${fault}`);
  };
  await page.goto(`${story.path}?${reading}`);
  for (const state of states) {
    const source = fc.stringify(state);
    // The policy lets no text of ours run in the page; the developer tools may.
    const { exceptionDetails } = await devTools.send('Runtime.evaluate', {
      expression: `history.replaceState({ usr: ${source}, key: 'odd', idx: 0 }, '')`,
    });
    expect(exceptionDetails, source).toBeUndefined();
    await page.reload({ waitUntil: 'commit' });
    await check(source, parseUserInput(state));
  }
  for (const query of queries) {
    await page.goto(`${story.path}?${reading}cups=${query}`, { waitUntil: 'commit' });
    await check(query, parseCups(new URL(page.url()).search));
  }
  expect(faults).toEqual([]);
}

/** Every one of `list` that falls to the page of this number, when each `step`th is taken in turn by the pages. */
const deal = <Value>(list: readonly Value[], turn: number, step: number): Value[] =>
  list.filter((_, index) => index % step === 0 && (index / step) % PAGES.length === turn);

for (const [turn, story] of PAGES.entries()) {
  test(`${story.path} takes odd numbers for none, in its history entry and in its address`, {
    tag: '@long',
  }, async ({ page }) => {
    await reloadWith(page, story, deal(ODD_STATES, turn, 50), deal(ODD_QUERIES, turn, 50));
  });

  test(`${story.path} takes all odd numbers for none: 1,200 reloads among three pages`, {
    tag: '@long',
  }, async ({ page }) => {
    test.setTimeout(600_000);
    // Still scenes in a small window: the page is there in half the time.
    await page.setViewportSize({ width: 320, height: 240 });
    await reloadWith(page, story, deal(ODD_STATES, turn, 1), deal(ODD_QUERIES, turn, 1), 'motion=off&');
  });
}
