import type { Page } from '@playwright/test';
import { readLakePicture } from './harness/lakePicture.ts';
import { followBarLink, open, openWithState, waitUntilHydrated } from './harness/pages.ts';
import { expect, test } from './harness/site.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 844, height: 390 },
  { width: 390, height: 844 },
  { width: 320, height: 568 },
] as const;

/** What is drawn there, as paths or on a canvas, must keep clear of which texts. */
const THREAD = { drawing: '[data-thread]', texts: 'body' };
/** On info2 no thread hangs: what is drawn of the lake and its yarns takes its place, and its captions stand clear of that. */
const PICTURE = { drawing: '[data-story] canvas', texts: '[data-caption]' };

/** How far the page is scrolled between two looks, as a share of the screen's height. */
const STEP = 0.6;

/** Every text whose ink now lies on something drawn on that canvas. */
function findCrossings({ drawing, texts }: typeof THREAD): string[] {
  // What the page drew before the reader came is empty once a worker draws over it.
  const canvases = [...document.querySelectorAll<HTMLCanvasElement>(`${drawing}:is(canvas)`)].filter(
    ({ width }) => width > 0,
  );
  const allPaths = [...document.querySelectorAll<SVGPathElement>(`${drawing} path`)];
  // At the top of a page the needle may not have come to any of it.
  const paths = allPaths.filter(
    (path) => path.matches('[d^="M"]') && path.checkVisibility({ visibilityProperty: true }),
  );
  const [first] = canvases;
  if (
    (!first && allPaths.length === 0) ||
    canvases.some((canvas) => canvas.getBoundingClientRect().width === 0)
  )
    throw new Error(`nothing is drawn on ${drawing}`);
  const perPx = first ? first.width / first.getBoundingClientRect().width : devicePixelRatio;
  // What of it lies on the screen. Read back often: without the hint the browser warns.
  const screen = new OffscreenCanvas(innerWidth * perPx, innerHeight * perPx);
  const copy = screen.getContext('2d', { willReadFrequently: true });
  for (const canvas of canvases) {
    const { left, top } = canvas.getBoundingClientRect();
    copy?.drawImage(canvas, left * perPx, top * perPx);
  }
  for (const path of paths) {
    const { stroke, fill, strokeWidth, vectorEffect } = getComputedStyle(path);
    const { top, bottom } = path.getBoundingClientRect();
    const matrix = path.getScreenCTM();
    if (!copy || !matrix || bottom < -40 || top > innerHeight + 40) continue;
    copy.setTransform(new DOMMatrix().scale(perPx).multiply(matrix));
    const scale = vectorEffect === 'none' ? 1 : Math.hypot(matrix.a, matrix.b);
    copy.lineWidth = Number.parseFloat(strokeWidth) / scale;
    const shape = new Path2D(path.getAttribute('d') ?? '');
    if (fill !== 'none') copy.fill(shape);
    if (stroke !== 'none') copy.stroke(shape);
  }
  copy?.resetTransform();

  /** The boxes of the text from one letter to another, as high as its letters are. */
  const readInk = (
    node: Node,
    { fontSize, fontWeight, fontFamily }: CSSStyleDeclaration,
    from: number,
    to: number,
  ) => {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    if (copy) copy.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    const ink = copy?.measureText(node.textContent?.slice(from, to) ?? '');
    return [...range.getClientRects()].map(({ left, top, right, bottom, height }) => {
      // Text that stands upright is left as it is.
      if (!ink || height > 2 * Number.parseFloat(fontSize)) return { left, top, right, bottom };
      const perUnit = height / (ink.fontBoundingBoxAscent + ink.fontBoundingBoxDescent);
      const baseline = top + ink.fontBoundingBoxAscent * perUnit;
      return {
        left,
        top: baseline - ink.actualBoundingBoxAscent * perUnit,
        right,
        bottom: baseline + ink.actualBoundingBoxDescent * perUnit,
      };
    });
  };
  const isDrawnOn = ({ left, top, right, bottom }: ReturnType<typeof readInk>[number]) => {
    if (bottom < 0 || top > innerHeight || right < 0 || left > innerWidth) return false;
    const x = Math.max(0, Math.floor(left * perPx));
    const y = Math.max(0, Math.floor(top * perPx));
    const width = Math.min(screen.width, Math.ceil(right * perPx)) - x;
    const height = Math.min(screen.height, Math.ceil(bottom * perPx)) - y;
    if (!copy || width < 1 || height < 1) return false;
    return copy.getImageData(x, y, width, height).data.some((value, i) => i % 4 === 3 && value > 60);
  };
  /** The first letter of the text that is drawn on. */
  const findLetter = (node: Text, style: CSSStyleDeclaration) =>
    readInk(node, style, 0, node.length).some(isDrawnOn)
      ? [...node.data].findIndex((_, letter) => readInk(node, style, letter, letter + 1).some(isDrawnOn))
      : -1;

  const isOpaque = ({ backgroundColor, opacity }: CSSStyleDeclaration) =>
    opacity === '1' && !/transparent|, 0(\.\d+)?\)|\/ 0?\.\d+\)/.test(backgroundColor);
  /** Cards and the bar lie above the thread: what it does behind them nobody sees. */
  const isSeen = (element: Element) => {
    let hasGround = false;
    let opacity = 1;
    for (let own: Element | null = element; own; own = own.parentElement) {
      const style = getComputedStyle(own);
      opacity *= Number(style.opacity);
      // The bar's ground stands before it.
      hasGround ||= isOpaque(style) || isOpaque(getComputedStyle(own, '::before'));
      if (hasGround && Number(style.zIndex) >= 4) return false;
    }
    return opacity > 0.1;
  };

  const found: string[] = [];
  for (const root of document.querySelectorAll(texts)) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
      const element = node.parentElement;
      if (!element?.checkVisibility({ visibilityProperty: true }) || element.closest('.visually-hidden'))
        continue;
      const letter = node.data.trim() === '' ? -1 : findLetter(node, getComputedStyle(element));
      if (letter >= 0 && isSeen(element)) found.push(`letter ${letter} of "${node.data.trim()}"`);
    }
  }
  return found;
}

/** Looks at the page from its top to its end. */
async function collectCrossings(page: Page, what: typeof THREAD): Promise<string[]> {
  const found: string[] = [];
  await waitUntilHydrated(page);
  await expect(page.locator(what.drawing)).not.toHaveCount(0);
  for (let isEnd = false, at = 0; !isEnd; at += STEP) {
    isEnd = await page.evaluate(async (screens) => {
      window.scrollTo({ top: screens * innerHeight, behavior: 'instant' });
      // Scrolling, drawing, and once more for what comes into being on the way.
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      return scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    }, at);
    // A worker draws it, when it can.
    if (what === PICTURE) await readLakePicture(page);
    const crossings = await page.evaluate(findCrossings, what);
    found.push(...crossings.map((crossing) => `${at.toFixed(1)} screens down: ${crossing}`));
  }
  return found;
}

const PAGES = [
  // On home it draws itself in for a while; without motion it stands whole at once.
  { path: 'thirsty_fashion?motion=off', what: THREAD },
  { path: 'thirsty_fashion/info1', what: THREAD },
  { path: 'thirsty_fashion/info2', what: PICTURE },
  { path: 'thirsty_fashion/info3', what: THREAD },
] as const;

for (const { width, height } of SIZES) {
  for (const { path, what } of PAGES) {
    // On low and on the smallest screens the pictures of info2 stand still between its captions.
    if (what === PICTURE && (height < 480 || width < 390)) continue;
    // One drawing stands for all in `npm test`.
    const tag = path === 'thirsty_fashion/info1' && width === 1440 ? [] : '@long';
    test(`${path} at ${width} × ${height} lets the thread cross no text`, { tag }, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openWithState(page, path, { userInput: 6 });
      await page.evaluate(() => document.fonts.ready);
      expect(await collectCrossings(page, what)).toEqual([]);
    });
  }
}

for (const width of [1440, 390]) {
  test(`info3 at ${width} lays its thread alike, sent or opened from another page`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    /** The bodies of its strands as they run through the page. */
    const readPath = () =>
      page.evaluate(() =>
        Array.from(document.querySelectorAll('[data-thread] > g > :nth-child(2) > path'), (path) =>
          path.getAttribute('d'),
        ).join(),
      );
    // Without motion it stands whole at once.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, 'thirsty_fashion/info3');
    await waitUntilHydrated(page);
    await expect.poll(readPath).toMatch(/^M/);
    const sent = await readPath();
    await followBarLink(page, 'thirsty_fashion/info2');
    await followBarLink(page, 'thirsty_fashion/info3');
    await expect.poll(readPath).toBe(sent);
  });
}
