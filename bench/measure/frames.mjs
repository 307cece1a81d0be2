import { launch, openMeter, openPage } from './browser.mjs';
import { isQuick } from './quick.mjs';
import { round } from './tables.mjs';

const SCROLL_MS = isQuick ? 2000 : 8000;
/** What a press starts: home's pour, before the next page follows, a chart, or another page. */
const PRESSED_MS = isQuick ? 1500 : 4200;
const SLOW_FRAME_MS = 33;

/** The length of every frame while the page is scrolled from top to end in equal steps, or left alone. */
function recordFrames(page, durationMs, isScrolled) {
  return page.evaluate(
    async ([duration, scrolls]) => {
      const frames = [];
      const distance = scrolls ? document.documentElement.scrollHeight - innerHeight : 0;
      const start = performance.now();
      let last = start;
      await new Promise((done) => {
        requestAnimationFrame(function step(now) {
          frames.push(now - last);
          last = now;
          const share = Math.min(1, (now - start) / duration);
          if (scrolls) scrollTo(0, distance * share);
          if (share < 1) requestAnimationFrame(step);
          else done();
        });
      });
      return frames.slice(2);
    },
    [durationMs, isScrolled],
  );
}

/** An empty page that is scrolled: what the machine does by itself. */
const IDLE = { name: 'idle baseline' };

/**
 * Each scene scrolled from end to end, or what is pressed played, beside the machine's idle baseline.
 * @param slowdown how many times the processor is slowed down; 1 not at all
 */
export async function measureFrames(subjects, slowdown) {
  const rows = [];
  const browser = await launch();
  let idleSlow = 0;
  for (const subject of [IDLE, ...subjects]) {
    const page = await openPage(browser, subject);
    if (subject === IDLE) await page.setContent('<div style="height: 9000px"></div>');
    const pressed = subject.press && page.locator(subject.press).first();
    if (pressed) {
      await pressed.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      // A first sign of life may fetch what the press needs.
      await page.mouse.move(9, 9);
      await page.waitForTimeout(1500);
    }
    const meter = await openMeter(page);
    await meter.throttle(slowdown);
    const before = await meter.read();
    await pressed?.evaluate((element) => element.click());
    const frames = await recordFrames(page, pressed ? PRESSED_MS : SCROLL_MS, !pressed);
    const after = await meter.read();
    const slow = frames.filter((ms) => ms > SLOW_FRAME_MS).length;
    if (subject === IDLE) idleSlow = slow;
    rows.push({
      scene: subject.name,
      frames: frames.length,
      'frames over 33 ms': slow,
      'beyond idle': Math.max(0, slow - idleSlow),
      'longest frame, ms': round(Math.max(...frames)),
      // The slowdown makes script take so much longer: what it would take without.
      'script a frame, ms': round((after.scriptMs - before.scriptMs) / frames.length / slowdown, 2),
    });
    await page.close();
  }
  await browser.close();
  return rows;
}
