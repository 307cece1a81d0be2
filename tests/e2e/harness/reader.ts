import type { Page } from '@playwright/test';

/** Turns the wheel by so many CSS pixels and waits until the page stands. Gives how far the page has moved. */
export async function turnWheel(page: Page, byPx: number): Promise<number> {
  const fromPx = await page.evaluate(() => scrollY);
  // Beside what is read, so that nothing there is pointed at.
  await page.mouse.move(3, 500);
  await page.mouse.wheel(0, byPx);
  const toPx = await page.evaluate(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    let lastPx = Number.NaN;
    for (let still = 0; still < 4; still = scrollY === lastPx ? still + 1 : 0) {
      lastPx = scrollY;
      await nextFrame();
    }
    return scrollY;
  });
  return toPx - fromPx;
}

/** What the window shows of the page's text right now, in the order of the page, each piece apart by one space. */
export const readWindow = (page: Page): Promise<string> =>
  page.getByRole('main').evaluate((main) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const pieces: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const isShown = node.parentElement?.checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
      });
      if (!isShown || !node.textContent?.trim()) continue;
      range.selectNodeContents(node);
      const { top, bottom, left, right } = range.getBoundingClientRect();
      if (bottom > 0 && top < innerHeight && right > 0 && left < innerWidth) pieces.push(node.textContent);
    }
    return pieces.join(' ').replaceAll(/\s+/g, ' ');
  });

/** Reads on by the wheel, half a window at a time, to the page's end. Gives what the window shows at each stop. */
export async function* readOn(page: Page): AsyncGenerator<string> {
  do yield await readWindow(page);
  while ((await turnWheel(page, 450)) > 0);
}

/** Reads the page from its top to its end. Gives what the window showed, stop by stop. */
export async function readThrough(page: Page): Promise<string[]> {
  const stops: string[] = [];
  for await (const shown of readOn(page)) stops.push(shown);
  return stops;
}

/**
 * Lets time pass on a page whose clock stands, for its timers and its animations: from one moment to another, in milliseconds
 * after they began.
 */
export async function letPass(page: Page, fromMs: number, toMs: number) {
  await page.evaluate((ms) => {
    for (const animation of document.getAnimations()) {
      const endMs = Number(animation.effect?.getComputedTiming().endTime);
      animation.pause();
      if (ms < endMs) animation.currentTime = ms;
      else if (Number.isFinite(endMs)) animation.finish();
    }
  }, toMs);
  // What is drawn by the animations' time is drawn after it.
  await page.clock.runFor(toMs - fromMs);
}
