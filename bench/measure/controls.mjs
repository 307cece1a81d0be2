import { launch, openMeter, openPage } from './browser.mjs';
import { isQuick } from './quick.mjs';

/** Event Timing gives durations in steps of 8 ms and leaves out what is shorter than this. */
const SHORTEST_MS = 16;
/** By then the page has painted what the press changed, slowed down or not. */
const ANSWER_MS = isQuick ? 700 : 1200;
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Notes the longest event of each interaction: from the input to the paint that answers it. */
const WATCH = () => {
  window.interactionsMs = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId) window.interactionsMs.push(duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 });
};

/** How long the press of one control takes on a page of its own, in ms; undefined where there is no such control. */
async function pressOnce(browser, { find, first = [], key, isPhone, ...subject }, slowdown) {
  const page = await openPage(browser, subject, isPhone ? PHONE : DESKTOP);
  try {
    for (const before of first) await page.locator(before).filter({ visible: true }).first().click();
    const control = page.locator(find).filter({ visible: true }).first();
    if ((await control.count()) === 0) return undefined;
    await control.scrollIntoViewIfNeeded();
    await page.waitForTimeout(ANSWER_MS);
    if (key) await control.focus();
    await page.evaluate(WATCH);
    await (await openMeter(page)).throttle(slowdown);
    if (key) await page.keyboard.press(key);
    else await control.click({ timeout: 5000 });
    await page.waitForTimeout(ANSWER_MS);
    return Math.max(SHORTEST_MS, ...(await page.evaluate(() => window.interactionsMs)));
  } catch (error) {
    console.error(`${subject.page}, ${subject.control}: ${error.message.split('\n')[0]}`);
    return undefined;
  } finally {
    await page.close();
  }
}

/** Every control pressed once, unslowed and slowed down four times: Event Timing's duration of the interaction. */
export async function measureControls(controls) {
  const rows = [];
  const browser = await launch();
  for (const control of controls) {
    const row = { page: control.page, control: control.control };
    if (!isQuick) row['unslowed, ms'] = await pressOnce(browser, control, 1);
    row['slowed four times, ms'] = await pressOnce(browser, control, 4);
    rows.push(row);
  }
  await browser.close();
  return rows;
}
