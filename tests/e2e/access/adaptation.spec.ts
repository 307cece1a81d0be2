import type { Page } from '@playwright/test';
import { open, waitUntilHydrated } from '../harness/pages.ts';
import { ROUTES } from '../harness/routes.ts';
import { expect, test } from '../harness/site.ts';

/** Text that its box cuts off, text out of the window's sides, and texts that lie on one another. */
function findLost() {
  const isCut = (element: Element, box: DOMRect) => {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, clipPath, position } = getComputedStyle(at);
      if (clipPath !== 'none' || position === 'fixed') return false;
      const frame = at.getBoundingClientRect();
      if (frame.width <= 1) return false;
      const isScrolled = /auto|scroll/.test(overflowX + overflowY);
      if (isScrolled) return false;
      if (/hidden|clip/.test(overflowX) && (box.right > frame.right + 2 || box.left < frame.left - 2))
        return true;
      if (/hidden|clip/.test(overflowY) && (box.bottom > frame.bottom + 4 || box.top < frame.top - 4))
        return true;
    }
    return box.right > innerWidth + 2 || box.left < -2;
  };
  const lost: string[] = [];
  const placed: { element: Element; text: string; box: DOMRect }[] = [];
  const walker = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    const text = walker.currentNode.nodeValue?.trim() ?? '';
    // Drawings have their own layout, tested with them; what is no text is not read.
    if (
      !element ||
      text === '' ||
      element.closest(
        'svg, [role="img"], [aria-hidden="true"], .visually-hidden, option, textarea, [popover]',
      )
    )
      continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (getComputedStyle(element).clipPath.startsWith('inset(50%')) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const box = range.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    if (isCut(element, box)) lost.push(`cut off: "${text.slice(0, 40)}"`);
    for (const rect of range.getClientRects()) placed.push({ element, text, box: rect });
  }
  // Half of a line's height: line boxes of tight headings touch without their letters doing so.
  const overlaps = placed.flatMap((a, index) =>
    placed.slice(index + 1, index + 60).flatMap((b) => {
      const widthPx = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const heightPx = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      const isOver = widthPx > 3 && heightPx > Math.min(a.box.height, b.box.height) / 2;
      return isOver && a.text !== b.text ? [`"${a.text.slice(0, 30)}" on "${b.text.slice(0, 30)}"`] : [];
    }),
  );
  return [...new Set([...lost, ...overlaps])];
}

/** WCAG 1.4.12: what a reader may ask for. */
function spaceText() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  );
  document.adoptedStyleSheets = [sheet];
}

function doubleText() {
  document.adoptedStyleSheets = [];
  document.documentElement.style.setProperty('font-size', '200%');
}

async function expectNothingLost(page: Page, what: string) {
  await expect.poll(() => page.evaluate(findLost), { message: what }).toEqual([]);
  const sideways = await page.evaluate(() => {
    window.scrollTo(9999, window.scrollY);
    return window.scrollX;
  });
  expect(sideways, `${what} scrolls sideways`).toBe(0);
}

for (const [name, viewport, adaptations] of [
  ['with WCAG’s text spacing, nor with text of 200%', { width: 1280, height: 800 }, [spaceText, doubleText]],
  ['at 400% zoom of 1280 × 1024', { width: 320, height: 256 }, [() => {}]],
] as const) {
  test(`the plain reading loses nothing ${name}`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(viewport);
    for (const route of ROUTES) {
      await open(page, `${route}?view=plain`);
      await waitUntilHydrated(page);
      for (const adapt of adaptations) {
        await page.evaluate(adapt);
        await expectNothingLost(page, `${route} ${adapt.name}`);
      }
    }
  });
}

test.describe('forced colors and more contrast', () => {
  test.use({ contextOptions: { forcedColors: 'active', contrast: 'more', reducedMotion: 'reduce' } });

  test('keep every text, every control and the bars of the charts', async ({ page }) => {
    for (const route of ROUTES) {
      await open(page, route);
      await waitUntilHydrated(page);
      const faint = await page.evaluate(() => {
        const canvas = document.createElement('i');
        canvas.style.color = 'Canvas';
        document.body.append(canvas);
        const ground = getComputedStyle(canvas).color;
        canvas.remove();
        return [
          ...document.querySelectorAll(
            'main svg text, main a, main button, main p, main h1, main h2, main h3',
          ),
        ]
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .filter((element) => {
            const { color, fill } = getComputedStyle(element);
            return (element instanceof SVGElement ? fill : color) === ground;
          })
          .map((element) => element.textContent?.trim().slice(0, 40));
      });
      expect(faint, route).toEqual([]);
    }
  });
});
