import { launch, openMeter } from './browser.mjs';
import { round } from './tables.mjs';

const SLOWDOWN = 4;
const SCROLL_MS = 8000;
/** What a press starts: home's pour, before the next page follows, or another page. */
const PRESSED_MS = 4200;
const SLOW_FRAME_MS = 33;

/**
 * Records the length of every frame, and every task that the browser calls long, while the page is scrolled from top
 * to end in equal steps; with a `press`, while it plays what that started.
 */
async function recordFrames(page, press, durationMs) {
  if (press) await page.evaluate(press);
  return page.evaluate(
    async ([duration, isScrolled]) => {
      const frames = [];
      const longTasks = [];
      const observer = new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) longTasks.push(duration);
      });
      observer.observe({ type: 'longtask' });
      const distance = document.documentElement.scrollHeight - innerHeight;
      const start = performance.now();
      let last = start;
      await new Promise((done) => {
        requestAnimationFrame(function step(now) {
          frames.push(now - last);
          last = now;
          const share = Math.min(1, (now - start) / duration);
          if (isScrolled) scrollTo(0, distance * share);
          if (share < 1) requestAnimationFrame(step);
          else done();
        });
      });
      await new Promise((done) => setTimeout(done, 300));
      return { frames: frames.slice(2), longTasks };
    },
    [durationMs, !press],
  );
}

/**
 * Each scene scrolled from end to end, or pressed, at a fourfold slowdown, beside the machine's idle baseline.
 */
export async function measureScroll(pages) {
  const rows = [];
  const browser = await launch();
  for (const { name, url, state, press } of [{ name: 'idle baseline', url: 'about:blank' }, ...pages]) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(url);
    if (url === 'about:blank') await page.setContent('<div style="height: 9000px"></div>');
    if (state) {
      await page.evaluate((value) => history.replaceState(value, ''), state);
      await page.reload({ waitUntil: 'networkidle' });
    }
    await page.waitForTimeout(1500);
    if (press) {
      // Home's water is fetched at the first sign of life.
      await page.mouse.move(9, 9);
      await page.waitForTimeout(1500);
    }
    const meter = await openMeter(page);
    await meter.throttle(SLOWDOWN);
    const before = await meter.read();
    const { frames, longTasks } = await recordFrames(page, press, press ? PRESSED_MS : SCROLL_MS);
    const after = await meter.read();
    rows.push({
      scene: name,
      frames: frames.length,
      'frames over 33 ms': frames.filter((ms) => ms > SLOW_FRAME_MS).length,
      'longest frame, ms': round(Math.max(...frames)),
      'tasks over 50 ms': longTasks.length,
      'longest, ms': round(Math.max(0, ...longTasks)),
      'script a frame, ms (4× slowed)': round((after.scriptMs - before.scriptMs) / frames.length, 2),
      'script a frame, ms (unslowed)': round(
        (after.scriptMs - before.scriptMs) / frames.length / SLOWDOWN,
        2,
      ),
    });
    await page.close();
  }
  await browser.close();
  return rows;
}
