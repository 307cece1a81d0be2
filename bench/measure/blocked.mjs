import { createHash } from 'node:crypto';
import { launch, openPage } from './browser.mjs';

const BLOCK_MS = 2000;

/** Different pictures that the compositor showed while the main thread was blocked for two seconds. */
async function countPictures(page, { isScrolled }) {
  const session = await page.context().newCDPSession(page);
  const pictures = [];
  session.on('Page.screencastFrame', ({ data, sessionId, metadata }) => {
    pictures.push({ atMs: metadata.timestamp * 1000, hash: createHash('md5').update(data).digest('hex') });
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
  });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 40, everyNthFrame: 1 });
  await page.evaluate(
    ([durationMs, waitsForScroll]) => {
      const block = () => {
        window.blockedFromMs = Date.now();
        while (Date.now() < window.blockedFromMs + durationMs);
      };
      // A gesture begins on the main thread: blocked before, it would wait.
      if (waitsForScroll) addEventListener('scroll', block, { once: true });
      else setTimeout(block, 50);
    },
    [BLOCK_MS, isScrolled],
  );
  if (isScrolled) {
    session
      .send('Input.synthesizeScrollGesture', { x: 700, y: 450, yDistance: -1500, speed: 900 })
      .catch(() => {});
  }
  await new Promise((done) => setTimeout(done, BLOCK_MS + 400));
  await session.send('Page.stopScreencast');
  const blockedFromMs = await page.evaluate(() => window.blockedFromMs);
  const during = pictures.filter(({ atMs }) => atMs > blockedFromMs + 150 && atMs < blockedFromMs + BLOCK_MS);
  return new Set(during.map(({ hash }) => hash)).size;
}

/** Which motions go on while the main thread is blocked for two seconds. */
export async function measureBlocked(motions) {
  const rows = [];
  const browser = await launch();
  for (const { name, press, isScrolled = false, ...subject } of motions) {
    const page = await openPage(browser, subject);
    if (press)
      await page
        .locator(press)
        .first()
        .evaluate((element) => element.click());
    const pictures = await countPictures(page, { isScrolled });
    rows.push({ motion: name, 'pictures in 2 s': pictures, 'keeps moving': pictures > 5 ? 'yes' : 'no' });
    await page.close();
  }
  await browser.close();
  return rows;
}
