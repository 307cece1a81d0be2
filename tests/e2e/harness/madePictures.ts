import type { Page } from '@playwright/test';

/** The `<picture>`s that the page's script has made. */
interface MadePictures {
  made: number;
  /** Those that are still kept, although they do not stand in the page. */
  kept: number;
}

/** Runs in the page before its own scripts. */
function watchMaking() {
  const made: WeakRef<Element>[] = [];
  let interrupt: (() => void) | undefined;
  const { createElement } = Document.prototype;
  Document.prototype.createElement = function (
    this: Document,
    name: string,
    options?: ElementCreationOptions,
  ) {
    const element = createElement.call(this, name, options);
    if (name !== 'picture') return element;
    made.push(new WeakRef(element));
    if (!interrupt) return element;
    // React goes on in its next task; what is pressed before it comes first.
    for (const endMs = performance.now() + 40; performance.now() < endMs; );
    queueMicrotask(interrupt);
    interrupt = undefined;
    return element;
  } as typeof createElement;
  Object.assign(window, {
    pressWhileRendering: (selector: string) => {
      interrupt = () => document.querySelector<HTMLElement>(selector)?.click();
    },
    readMadePictures: () => ({
      made: made.length,
      kept: made.filter((ref) => ref.deref()?.isConnected === false).length,
    }),
  });
}

/** Before the first page is opened: lets the functions below tell of the pictures that script makes. */
export const watchMadePictures = (page: Page): Promise<unknown> => page.addInitScript(watchMaking);

/**
 * Presses what `selector` finds in the middle of the next render that makes pictures: React then gives that render up
 * and begins anew.
 */
export const pressWhileRendering = (page: Page, selector: string): Promise<void> =>
  page.evaluate(
    (pressed) =>
      (window as unknown as { pressWhileRendering: (selector: string) => void }).pressWhileRendering(pressed),
    selector,
  );

/** After the garbage has been collected. */
export async function readMadePictures(page: Page): Promise<MadePictures> {
  await page.requestGC();
  return page.evaluate(() =>
    (window as unknown as { readMadePictures: () => MadePictures }).readMadePictures(),
  );
}
