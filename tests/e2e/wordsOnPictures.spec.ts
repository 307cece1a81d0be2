import type { Page } from '@playwright/test';
import { open, waitUntilHydrated } from './harness/pages.ts';
import { expect, test } from './harness/site.ts';

// It reads pictures back, which browsers advise against.
test.use({ expectedLogs: /willReadFrequently/ });

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
];
const PAGES = ['thirsty_fashion/info1?cups=6', 'thirsty_fashion/info2?lake=30'];
/** Positions of the scroll at each pinned scene. */
const STOPS = 12;

/**
 * Words of captions that are seen and lie on what their scene's canvas has drawn just there. Its ground is the page's: what
 * is painted on it is the picture's subject.
 */
function findCovered(): string[] {
  /** Of a line's height: letters do not fill it. */
  const LEADING = 0.15;
  const MOST_PAINTED = 0.01;
  const SEEN = 0.1;
  const opacityOf = (start: Element) => {
    let opacity = 1;
    for (let at: Element | null = start; at; at = at.parentElement)
      opacity *= Number(getComputedStyle(at).opacity);
    return opacity;
  };
  const measurePainted = (canvas: HTMLCanvasElement, { left, right, top, bottom, height }: DOMRect) => {
    const box = canvas.getBoundingClientRect();
    const scale = canvas.width / box.width;
    const x = Math.max(left, box.left);
    const y = Math.max(top + height * LEADING, box.top);
    const wide = Math.floor((Math.min(right, box.right) - x) * scale);
    const high = Math.floor((Math.min(bottom - height * LEADING, box.bottom) - y) * scale);
    if (wide < 1 || high < 1) return 0;
    const pixels = canvas
      .getContext('2d')
      ?.getImageData((x - box.left) * scale, (y - box.top) * scale, wide, high);
    return (pixels?.data.filter((value, at) => at % 4 === 3 && value > 40).length ?? 0) / (wide * high);
  };
  const covered: string[] = [];
  for (const scene of document.querySelectorAll('[data-pinned]')) {
    const canvas = scene.querySelector('canvas');
    if (!canvas?.checkVisibility() || canvas.width === 0) continue;
    for (const caption of scene.querySelectorAll('[data-caption]')) {
      const walker = document.createTreeWalker(caption, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (walker.nextNode()) {
        const text = walker.currentNode;
        const parent = text.parentElement;
        if (!parent || parent.closest('svg, .visually-hidden, [popover]')) continue;
        if (!parent.checkVisibility({ visibilityProperty: true }) || opacityOf(parent) < SEEN) continue;
        range.selectNodeContents(text);
        if ([...range.getClientRects()].some((line) => measurePainted(canvas, line) > MOST_PAINTED))
          covered.push(text.textContent ?? '');
      }
    }
  }
  return covered;
}

/** What is covered now, and still is once the page has had time to draw. */
async function look(page: Page): Promise<string[]> {
  const first = await page.evaluate(findCovered);
  if (first.length === 0) return first;
  await page.waitForTimeout(600);
  const second = await page.evaluate(findCovered);
  return second.filter((text) => first.includes(text));
}

for (const size of SIZES) {
  test(`no words of a scene lie on what it draws, ${size.width} × ${size.height}`, {
    tag: ['@long', '@everyLanguage'],
  }, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize(size);
    for (const route of PAGES) {
      await open(page, route);
      await waitUntilHydrated(page);
      const scenes = await page.locator('[data-pinned]').all();
      expect(scenes.length, route).toBeGreaterThan(0);
      let captions = 0;
      for (const scene of scenes) {
        for (let stop = 0; stop <= STOPS; stop += 1) {
          await scene.evaluate(async (root, share) => {
            const { top, height } = root.getBoundingClientRect();
            scrollTo({ top: scrollY + top + share * (height - innerHeight), behavior: 'instant' });
            for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
          }, stop / STOPS);
          // Captions come within it.
          await page.waitForTimeout(300);
          captions += await scene.locator('[data-caption][data-shown]').count();
          expect.soft(await look(page), `${route}, at ${stop} of ${STOPS}`).toEqual([]);
        }
      }
      expect(captions, `${route} shows captions`).toBeGreaterThan(0);
    }
  });
}
