import { launch, openMeter } from './browser.mjs';
import { round } from './tables.mjs';

const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const SETTLED_MS = 3000;
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const DESK = { viewport: { width: 1440, height: 900 } };
/** With and without a line that offers the page in the reader's language. */
const READERS = {
  phone: { ...PHONE, locale: 'en' },
  'phone, offered German': { ...PHONE, locale: 'de' },
  desk: { ...DESK, locale: 'en' },
  'desk, offered German': { ...DESK, locale: 'de' },
};

/** Sums up all that shifts, in pauses, too: no less than browsers' own measure. */
const SUM_SHIFTS = () => {
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.shifted += value;
  }).observe({ type: 'layout-shift', buffered: true });
};

/** How far each address shifts while it loads, on a phone's network and a processor slowed down four times. */
export async function measureShifts(addresses) {
  const rows = [];
  const browser = await launch();
  for (const { path, url } of addresses) {
    const row = { address: path };
    for (const [name, reader] of Object.entries(READERS)) {
      const context = await browser.newContext({ ...reader, serviceWorkers: 'block' });
      const page = await context.newPage();
      await page.addInitScript(SUM_SHIFTS);
      const { session, throttle } = await openMeter(page);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', SLOW_4G);
      await throttle(4);
      await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 });
      await page.waitForTimeout(SETTLED_MS);
      row[name] = round(await page.evaluate(() => window.shifted), 3);
      await context.close();
    }
    rows.push(row);
  }
  await browser.close();
  return rows;
}
