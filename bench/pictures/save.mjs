// `node bench/pictures/save.mjs --url http://localhost:4321/threadprint/ --out DIR [--scene NAME] [--size 1440x900@2]`
// saves each scene as DIR/scene/size/place.png. Time passes in the page only as this script says, so that another run
// saves the same pictures; what only the browser moves (smooth scrolling, a worker's pictures) is waited for.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { findBrowser, TESTED_CHROMIUM_ARGS } from '../../tests/browser.mjs';
import { SCENES, SIZES } from './scenes.mjs';

const MOST_WAIT_MS = 2500;
const FRAME_MS = 20;
/** What the scroll or a key sets going has come to its end by then. */
const SETTLED_MS = 1500;

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    out: { type: 'string' },
    scene: { type: 'string', multiple: true, default: SCENES.map(({ name }) => name) },
    size: { type: 'string', multiple: true, default: SIZES.map(({ name }) => name) },
  },
});
if (!values.url || !values.out) throw new RangeError('--url and --out are needed');

/** Transitions and animations go on by so much, and no further by themselves; those that the scroll drives are left alone. */
function advanceAnimations(ms) {
  window.heldAnimations ??= new WeakSet();
  for (const animation of document.getAnimations()) {
    if (animation.timeline !== document.timeline || animation.playState === 'finished') continue;
    // One that the page itself has paused stays where it is.
    if (!window.heldAnimations.has(animation) && animation.playState !== 'running') continue;
    const nextMs = window.heldAnimations.has(animation) ? Number(animation.currentTime) + ms : 0;
    window.heldAnimations.add(animation);
    if (nextMs >= Number(animation.effect?.getComputedTiming().endTime)) animation.finish();
    else {
      animation.pause();
      animation.currentTime = nextMs;
    }
  }
}

/** Lets so much time pass in the page, in short steps: workers, files and the layout need a moment of ours between them. */
async function passTime(page, ms, stepMs = 250) {
  for (let passedMs = 0; passedMs < ms; passedMs += stepMs) {
    const nextMs = Math.min(stepMs, ms - passedMs);
    await page.clock.runFor(nextMs);
    await page.evaluate(advanceAnimations, nextMs);
    await wait(20);
  }
}

/** As `passTime`; before its last frame all that was asked of a worker has come, so that none is left out. */
async function reachMoment(page, ms, stepMs) {
  if (ms === 0) return;
  await passTime(page, ms - FRAME_MS, stepMs);
  await wait(60);
  await passTime(page, FRAME_MS);
}

async function openScene(browser, { path, state }, size) {
  const context = await browser.newContext({
    viewport: { width: size.widthPx, height: size.heightPx },
    deviceScaleFactor: size.pixelRatio,
    isMobile: size.isMobile === true,
    hasTouch: size.isMobile === true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(`${path} threw ${error.message}`));
  if (state) await page.addInitScript((given) => history.replaceState(given, ''), state);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(new URL(path, values.url).href);
  const isReady = () => page.evaluate(() => document.documentElement.dataset.script === 'ready');
  for (let tries = 0; tries < 200 && !(await isReady()); tries++) await passTime(page, 50, 50);
  if (!(await isReady())) throw new Error(`${path} was never ready`);
  await page.evaluate(() => document.fonts.ready);
  return page;
}

/** As a reader who has been through the whole page: parts below the first screen wait for one. */
async function wake(page) {
  await page.mouse.move(9, 9);
  await page.keyboard.press('Shift');
  await passTime(page, 1000);
  const { endPx, stepPx } = await page.evaluate(() => ({
    endPx: document.documentElement.scrollHeight,
    stepPx: window.innerHeight,
  }));
  for (let topPx = 0; topPx < endPx; topPx += stepPx) {
    await scrollTo(page, topPx);
    await passTime(page, 200, 100);
  }
  await scrollTo(page, 0);
  await passTime(page, 1000);
}

const scrollTo = (page, topPx) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), topPx);

/** Where a scroll scene begins and ends, and where the window stands when its section is in the middle of it. */
const measureSection = (page, selector) =>
  page
    .locator(selector ?? 'body')
    .first()
    .evaluate((element, isWhole) => {
      const { top, height } = element.getBoundingClientRect();
      const endPx = document.documentElement.scrollHeight - innerHeight;
      const clampPx = (px) => Math.round(Math.min(endPx, Math.max(0, px)));
      const startPx = top + scrollY;
      return isWhole
        ? { fromPx: 0, toPx: endPx, middlePx: 0 }
        : {
            fromPx: clampPx(startPx - innerHeight / 2),
            toPx: clampPx(startPx + height - innerHeight / 2),
            middlePx: clampPx(startPx + height / 2 - innerHeight / 2),
          };
    }, selector === undefined);

/** Takes pictures until two are the same, and keeps the last. */
async function takePicture(page, session) {
  const take = async () => {
    await page.evaluate(advanceAnimations, 0);
    return (await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true })).data;
  };
  const startMs = performance.now();
  let picture = await take();
  while (performance.now() - startMs < MOST_WAIT_MS) {
    await wait(100);
    const next = await take();
    if (next === picture) return { picture, isSettled: true };
    picture = next;
  }
  return { picture, isSettled: false };
}

/** Brings the page to one place after the other. */
const WALKS = {
  async *scroll(page, { section, from = 0, to = 1, tenths }) {
    const { fromPx, toPx } = await measureSection(page, section);
    const place = (tenth) => Math.round(fromPx + (toPx - fromPx) * (from + (to - from) * (tenth / 10)));
    let lastPx = place(tenths[0]);
    for (const tenth of tenths) {
      for (let step = 1; step <= 4; step++) {
        await scrollTo(page, lastPx + ((place(tenth) - lastPx) * step) / 4);
        await passTime(page, 50, 50);
      }
      lastPx = place(tenth);
      await reachMoment(page, SETTLED_MS);
      yield tenth;
    }
  },
  async *time(page, { section, press, timesMs }) {
    await scrollTo(page, (await measureSection(page, section)).middlePx);
    await passTime(page, SETTLED_MS);
    for (const [place, ms] of timesMs.entries()) {
      const waitMs = place === 0 ? 0 : ms - timesMs[place - 1];
      await reachMoment(page, waitMs, waitMs > 1000 ? 250 : 50);
      yield place;
      if (place === 0 && press) {
        await page
          .locator(press)
          .first()
          .evaluate((element) => element.click());
        // The press is answered, and what it fetches comes, before its time passes.
        await wait(500);
      }
    }
  },
  async *control(page, { focus, key }) {
    const control = page.locator(focus).first();
    await control.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await reachMoment(page, SETTLED_MS);
    yield 0;
    await control.focus();
    for (let place = 1; place <= 10; place++) {
      if (place > 1) await page.keyboard.press(key);
      await reachMoment(page, SETTLED_MS);
      yield place;
    }
  },
};

async function saveScene(browser, scene, size) {
  const startMs = performance.now();
  const page = await openScene(browser, scene, size);
  const dir = join(values.out, scene.name, size.name);
  const restless = [];
  const writing = [];
  try {
    await mkdir(dir, { recursive: true });
    await wake(page);
    const session = await page.context().newCDPSession(page);
    for await (const place of WALKS[scene.kind](page, scene)) {
      const { picture, isSettled } = await takePicture(page, session);
      if (!isSettled) restless.push(place);
      const file = join(dir, `${String(place).padStart(2, '0')}.png`);
      writing.push(sharp(Buffer.from(picture, 'base64')).removeAlpha().png().toFile(file));
    }
  } finally {
    await Promise.all(writing);
    await page.context().close();
  }
  const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
  console.log(
    `${scene.name} ${size.name}: ${seconds} s${restless.length > 0 ? `, never still at ${restless}` : ''}`,
  );
}

const browser = await chromium.launch({ executablePath: findBrowser(), args: TESTED_CHROMIUM_ARGS });
for (const scene of SCENES.filter(({ name }) => values.scene.includes(name))) {
  for (const size of SIZES.filter(({ name }) => values.size.includes(name))) {
    try {
      await saveScene(browser, scene, size);
    } catch (error) {
      console.error(`${scene.name} ${size.name}: ${error.message}`);
      process.exitCode = 1;
    }
  }
}
await browser.close();
