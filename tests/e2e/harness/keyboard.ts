import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';

/** What is wrong with where the focus is; undefined when it can be seen. */
function findFocusFault(): string | undefined {
  const { activeElement: element } = document;
  if (!element || element === document.body) return 'the focus is nowhere';
  const name = `${element.localName} "${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}"`;
  const boxes = [...element.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
  if (boxes.length === 0) return `${name} has no box`;
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    return `${name} is invisible`;
  const bar = document.querySelector('header[data-bar]');
  // The skip link, the menu and receipts lie over the bar.
  const isOver = getComputedStyle(element).position === 'fixed' || element.closest('[popover]') !== null;
  const barBottom = bar && !isOver && !bar.contains(element) ? bar.getBoundingClientRect().bottom : 0;
  // Some part of it that one can see: within the window, not beneath the bar.
  const isSeen = boxes.some(
    ({ top, bottom, left, right }) =>
      bottom > barBottom + 1 && top < window.innerHeight - 1 && right > 0 && left < window.innerWidth,
  );
  if (!isSeen) return `${name} is out of sight`;
  const box = boxes.find(({ bottom, top }) => bottom > barBottom + 1 && top < window.innerHeight - 1);
  if (box && box.top < barBottom - 1 && box.height < window.innerHeight / 2)
    return `${name} lies beneath the bar`;
  return undefined;
}

/** The controls within `scope` that the focus does not bring into the window whole, or that something else lies on. */
export async function findUnreachable(scope: string): Promise<string[]> {
  const unreachable: string[] = [];
  const controls = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, summary, [tabindex="0"]',
  );
  const seen = [...controls]
    .filter((control) => control.closest(scope) && control.tabIndex >= 0 && !control.matches(':disabled'))
    .filter((control) => control.checkVisibility({ visibilityProperty: true }));
  // Of hundreds that are alike, as the ledger's, every so many.
  const every = Math.ceil(seen.length / 80);
  const findFault = (control: HTMLElement) => {
    // As a scene comes near, it may take a control away: Tab, which comes there from what is beside, passes it.
    if (!control.checkVisibility({ visibilityProperty: true })) return undefined;
    const boxes = [...control.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    const [box] = boxes;
    if (!box) return 'has no box';
    // The box of a drawing's part holds what is clipped away, too.
    const isOutside = boxes.some(({ left, right }) => left < -1 || right > innerWidth + 1);
    if (isOutside && control instanceof HTMLElement) return 'leaves the window';
    const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    if (!hit) return 'is out of sight';
    const isHit = control.contains(hit) || hit.contains(control) || hit.closest('label')?.contains(control);
    return isHit ? undefined : `lies under ${hit.localName} "${hit.textContent?.trim().slice(0, 30)}"`;
  };
  for (const control of seen.filter((_, index) => index % every === 0)) {
    control.focus();
    let fault: string | undefined;
    for (let frame = 0; frame < 60; frame++) {
      await new Promise(requestAnimationFrame);
      fault = findFault(control);
      if (frame > 1 && !fault) break;
    }
    const name = control.getAttribute('aria-label') ?? control.textContent?.trim().slice(0, 40);
    if (fault) unreachable.push(`${control.localName} "${name}" ${fault}`);
  }
  return unreachable;
}

/** Waits until the focus can be seen: scenes may still scroll to it. */
export async function expectFocusSeen(page: Page) {
  await expect.poll(() => page.evaluate(findFocusFault), { intervals: [20, 50, 100, 250] }).toBe(undefined);
}

/** Names where the focus is, so that a walk can be told: "a sources#cotton-cups". */
const nameFocus = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    if (!element || element === document.body) return 'nowhere';
    const all = [...document.querySelectorAll(element.localName)];
    return `${element.localName} ${all.indexOf(element)}: ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}`;
  });

/** Everything on the page that a mouse can press and Tab must reach, in the order of the page. */
const listStops = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary, [tabindex="0"]')]
      .filter((element) => element.tabIndex >= 0 && !element.matches(':disabled'))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => {
        const all = [...document.querySelectorAll(element.localName)];
        return `${element.localName} ${all.indexOf(element)}: ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}`;
      }),
  );

/** No page is so: focus rings alone. */
const RING = [255, 0, 255] as const;
const LEAST_RING_PIXELS = 40;
/** Of at most so many stops of a page the ring is looked at in a picture. */
const RINGS_A_PAGE = 12;

/** All focus rings in one color, which nothing else has. */
function paintRings() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    ':focus-visible, :focus-visible + span, :focus-visible + span * { outline-color: #f0f !important } [role="img"]:focus-visible rect { stroke: #f0f !important }',
  );
  document.adoptedStyleSheets = [sheet];
}

/** Where the focused element and its ring are within the window. */
function readFocusBox() {
  const box = document.activeElement?.getBoundingClientRect();
  if (!box) return undefined;
  const reachPx = 9;
  const [left, top] = [Math.max(0, box.left - reachPx), Math.max(0, box.top - reachPx)];
  const width = Math.min(innerWidth, box.right + reachPx) - left;
  const height = Math.min(innerHeight, box.bottom + reachPx) - top;
  return width > 0 && height > 0 ? { x: left, y: top, width, height } : undefined;
}

/** How many pixels of the focused element's ring one can see. */
async function countRingPixels(page: Page): Promise<number> {
  const clip = await page.evaluate(readFocusBox);
  if (!clip) return 0;
  const { data, info } = await sharp(await page.screenshot({ clip }))
    .raw()
    .toBuffer({ resolveWithObject: true });
  let count = 0;
  for (let at = 0; at < data.length; at += info.channels)
    if (RING.every((value, channel) => Math.abs((data[at + channel] ?? 0) - value) < 60)) count += 1;
  return count;
}

/** Waits until `find` finds nothing, for as long as a scene may take to scroll to the focus; gives what it still finds. */
async function findInTime(find: () => Promise<string | undefined>): Promise<string[]> {
  let found = await find();
  for (const waitMs of [20, 50, 100, 250, 500, 1000, 2000]) {
    if (found === undefined) return [];
    await new Promise((done) => setTimeout(done, waitMs));
    found = await find();
  }
  return found === undefined ? [] : [found];
}

/** Goes through the page by Tab: what the keyboard does not reach, where nobody sees the focus, and where it is trapped. */
export async function findKeyboardFaults(page: Page): Promise<string[]> {
  const wanted = await listStops(page);
  const ringEvery = Math.ceil(wanted.length / RINGS_A_PAGE);
  const walked: string[] = [];
  const faults: string[] = [];
  await page.evaluate(paintRings);
  // In the frame of an embed, which has a visit of its own, the focus takes stops that the page does not know.
  for (let stop = 0; walked.length < wanted.length && stop < wanted.length + 60; stop++) {
    await page.keyboard.press('Tab');
    const name = await nameFocus(page);
    if (name.startsWith('iframe')) continue;
    walked.push(name);
    faults.push(...(await findInTime(() => page.evaluate(findFocusFault))));
    if (stop % ringEvery !== 0) continue;
    const findRing = async () =>
      (await countRingPixels(page)) > LEAST_RING_PIXELS ? undefined : `no ring is seen around ${name}`;
    faults.push(...(await findInTime(findRing)));
  }
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  faults.push(...wanted.filter((name) => !walked.includes(name)).map((name) => `Tab never comes to ${name}`));
  if (walked[0] !== wanted[0]) faults.push(`Tab begins at ${walked[0]}, the page at ${wanted[0]}`);
  // Out of the page's end, and back in from it.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  const last = await nameFocus(page);
  if (last !== walked.at(-1)) faults.push(`Tab is trapped at the end: ${last}`);
  return faults;
}

/** Presses Tab until `target` has the focus; at each stop the focus must be seen. */
export async function tabTo(page: Page, target: Locator, most = 200) {
  for (let stop = 0; stop < most; stop++) {
    await page.keyboard.press('Tab');
    await expectFocusSeen(page);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never came to ${target}`);
}
