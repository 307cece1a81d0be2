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
const SAYS = new RegExp(OWN.join('|'));
const ODD = new RegExp(`NaN|undefined|Infinity|\\[object|${errorHeading}`);
const PATH = 'thirsty_fashion/info1';
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

/** One of so many: that all of them are read alike, tests/oddNumbers.test.ts has asked. */
const pick = <Value>(list: readonly Value[], step: number): Value[] =>
  list.filter((_, index) => index % step === 0);

test('odd numbers are none, in the history entry and in the address', async ({ page }) => {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.setBlockedURLs', { urls: ONLY_SCRIPTS });
  const check = async (given: string, cups: number | undefined) => {
    const text = await readText(page);
    expect.soft(SAYS.exec(text)?.slice(1).find(Boolean), given).toBe(cups?.toString());
    expect.soft(ODD.exec(text), given).toBeNull();
  };
  await page.goto(PATH);
  for (const state of pick(ODD_STATES, 120)) {
    const source = fc.stringify(state);
    // The policy lets no text of ours run in the page; the developer tools may.
    const { exceptionDetails } = await devTools.send('Runtime.evaluate', {
      expression: `history.replaceState({ usr: ${source}, key: 'odd', idx: 0 }, '')`,
    });
    expect(exceptionDetails, source).toBeUndefined();
    await page.reload({ waitUntil: 'commit' });
    await check(source, parseUserInput(state));
  }
  for (const query of pick(ODD_QUERIES, 25)) {
    await page.goto(`${PATH}?cups=${query}`, { waitUntil: 'commit' });
    await check(query, parseCups(new URL(page.url()).search));
  }
});
