import { median, openMeter } from './browser.mjs';
import { repeat } from './quick.mjs';

/** Within so many frames every chart must stand. */
const MAX_FRAMES = 600;
export const ANIMATION_MS = 3500;
const RUNS = repeat(5);
/** One row for three charts of 480 px. */
const VIEWPORT = { width: 1440, height: 900 };

/** In the page: `countCharts()`, and `whenDrawn(charts)` for the time at which so many are drawn. */
function watchDrawing() {
  // What lies on each other is one chart.
  window.countCharts = () => {
    const marks = [...document.querySelectorAll('#root :is(svg:has(rect, path), canvas)')];
    const boxes = marks.map((mark) => mark.getBoundingClientRect()).filter(({ width }) => width > 200);
    return new Set(boxes.map(({ left, width }) => Math.floor((left + width / 2) / 480))).size;
  };
  /** Shapes that are as large as a bar at its end: axes alone have none. */
  window.countBars = () =>
    [...document.querySelectorAll('#root svg :is(rect, path)')].filter((shape) => {
      const { width, height } = shape.getBoundingClientRect();
      return getComputedStyle(shape).fill !== 'none' && width > 4 && height > 4 && width < 100;
    }).length;
  window.waitForFrame = () => new Promise((done) => requestAnimationFrame(done));
  window.whenDrawn = async (charts, maxFrames) => {
    for (let frames = 0; frames < maxFrames && window.countCharts() < charts; frames++)
      await window.waitForFrame();
    // The frame after is shown once the one before is.
    await window.waitForFrame();
    if (window.countCharts() < charts) throw new Error(`only ${window.countCharts()} charts are drawn`);
    return performance.now();
  };
}

export async function openQuietPage(browser, url) {
  const page = await browser.newPage({ viewport: VIEWPORT });
  await page.addInitScript(watchDrawing);
  await page.goto(url, { waitUntil: 'networkidle' });
  return page;
}

/** Script to the first frame and for the animation after it: of the dashboard, or of one chart of `bars`. */
export async function measureMount(browser, url, bars) {
  const page = await openQuietPage(browser, url);
  try {
    const meter = await openMeter(page);
    const before = await meter.read();
    await page.evaluate(
      async ({ count, charts, maxFrames }) => {
        window.mountCharts(count);
        await window.waitForFrame();
        await window.whenDrawn(charts, maxFrames);
      },
      { count: bars, charts: bars === undefined ? 3 : 1, maxFrames: MAX_FRAMES },
    );
    const mounted = await meter.read();
    await page.waitForTimeout(ANIMATION_MS);
    const animated = await meter.read();
    return {
      mountMs: mounted.scriptMs - before.scriptMs,
      animationMs: animated.scriptMs - mounted.scriptMs,
    };
  } finally {
    await page.close();
  }
}

/** From asking for the page to its first complete picture. Where the HTML holds the charts, no script comes before it. */
export async function measureReader(browser, url, isInHtml) {
  const page = await browser.newPage({ viewport: VIEWPORT });
  await page.addInitScript(watchDrawing);
  try {
    await page.goto(`${url}${isInHtml ? 'reader.html' : 'index.html?mount'}`, { waitUntil: 'commit' });
    if (!isInHtml) return await page.evaluate((frames) => window.whenDrawn(3, frames), MAX_FRAMES);
    const readPaint = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
    return await (await page.waitForFunction(readPaint)).jsonValue();
  } finally {
    await page.close();
  }
}

/** `times` times `measure`, and of what it gives the medians. */
export async function repeatMedian(measure, times = RUNS) {
  const runs = [];
  for (let i = 0; i < times; i++) runs.push(await measure());
  return Object.fromEntries(Object.keys(runs[0]).map((key) => [key, median(runs.map((run) => run[key]))]));
}
