import { open, waitUntilHydrated } from './harness/pages.ts';
import { expect, test } from './harness/site.ts';

// Home is not among them: a drop falls there every six seconds.
const ROUTES = [
  'thirsty_fashion/info1',
  'thirsty_fashion/info2',
  'thirsty_fashion/info3',
  'charts/production',
  'charts/fabrics',
  'sources',
];

test('no page asks for frames while nothing moves', { tag: '@long' }, async ({ page }) => {
  await page.addInitScript(() => {
    const { requestAnimationFrame } = window;
    let asked = 0;
    window.requestAnimationFrame = (call) => {
      asked += 1;
      document.documentElement.dataset.asked = String(asked);
      return requestAnimationFrame(call);
    };
  });
  const countAsked = () =>
    page.evaluate(async () => {
      const { dataset } = document.documentElement;
      const before = Number(dataset.asked ?? 0);
      await new Promise((done) => setTimeout(done, 500));
      return Number(dataset.asked ?? 0) - before;
    });
  for (const route of ROUTES) {
    await open(page, route);
    await waitUntilHydrated(page);
    await page.evaluate(() => window.scrollTo(0, (document.body.offsetHeight - innerHeight) * 0.4));
    // Once what is near has been prepared.
    await expect.poll(countAsked, { message: route }).toBe(0);
    expect(await countAsked(), route).toBe(0);
  }
});
