import { launch, median, openPage } from './browser.mjs';
import { cut, repeat } from './quick.mjs';

const COUNTS = [24, 60];

/** Links of so many pupils, each with all that can be said. */
const composeLinks = (count) =>
  Array.from({ length: count }, (_, index) => {
    const guess = 10 + 7 * index ** 2;
    const sentence = Buffer.from('x'.repeat(200)).toString('base64url');
    return `https://example.org/teach/class#answer=1.t${100 + index}_6_${guess}_11000_rid.${sentence}`;
  }).join('\n');

/** Presses, and waits for the frame after the one that has all guesses. In ms. */
const READ = async (count) => {
  const button = document.querySelector('[data-read] textarea ~ p button');
  const isDrawn = () =>
    document.querySelectorAll('[data-answers] figure svg [transform]').length === 2 * count;
  const start = performance.now();
  button.click();
  while (!isDrawn()) await new Promise((done) => requestAnimationFrame(done));
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  return performance.now() - start;
};

async function measureOnce(browser, subject, count) {
  const page = await openPage(browser, subject);
  await page.locator('[data-read] button').click();
  await page.locator('[data-read] textarea').fill(composeLinks(count));
  const ms = await page.evaluate(READ, count);
  await page.close();
  return ms;
}

/** From the press to the board with all guesses of a class, the drawing's script fetched with it: the median of five. */
export async function measureAnswers(subject) {
  const browser = await launch();
  const rows = [];
  for (const count of cut(COUNTS)) {
    const times = [];
    for (let time = 0; time < repeat(5); time++) times.push(await measureOnce(browser, subject, count));
    rows.push({ answers: count, 'read and drawn, ms': Math.round(median(times)) });
  }
  await browser.close();
  return rows;
}
