import { launch, openPage } from './browser.mjs';
import { isQuick } from './quick.mjs';

const SETTLED_MS = isQuick ? 3000 : 6000;
const WATCHED_MS = 2000;
const PLACES = { 'at the top': 0, halfway: 0.5, 'at the end': 1 };

/** Counts the frames that the page asks for. */
const COUNT_FRAMES = () => {
  const ask = window.requestAnimationFrame.bind(window);
  window.askedFrames = 0;
  window.requestAnimationFrame = (callback) => {
    window.askedFrames += 1;
    return ask(callback);
  };
};

/** How many frames each page asks for in two seconds once it has settled: none where nothing moves. */
export async function measureRest(pages) {
  const rows = [];
  const browser = await launch();
  for (const subject of pages) {
    const page = await openPage(browser, { ...subject, prepare: COUNT_FRAMES });
    const row = { page: subject.name };
    for (const [name, share] of Object.entries(PLACES)) {
      await page.evaluate((at) => {
        const distance = document.documentElement.scrollHeight - innerHeight;
        scrollTo({ top: distance * at, behavior: 'instant' });
      }, share);
      await page.waitForTimeout(SETTLED_MS);
      const before = await page.evaluate(() => window.askedFrames);
      await page.waitForTimeout(WATCHED_MS);
      row[name] = (await page.evaluate(() => window.askedFrames)) - before;
    }
    rows.push(row);
    await page.close();
  }
  await browser.close();
  return rows;
}
