import { open } from './harness/pages.ts';
import { expect, test } from './harness/site.ts';

interface FeaturePolicy {
  features(): string[];
}

test('the policy names only features that the browser knows', async ({ page, request, browser }) => {
  test.skip(Number.parseInt(browser.version(), 10) < 156, 'an older browser knows fewer');
  await open(page, 'thirsty_fashion');
  const known = await page.evaluate(() =>
    (document as unknown as { featurePolicy: FeaturePolicy }).featurePolicy.features(),
  );
  const header = (await request.get('thirsty_fashion')).headers()['permissions-policy'] ?? '';
  const named = header.split(', ').map((part) => part.split('=')[0] ?? '');
  expect(named.filter((feature) => !known.includes(feature))).toEqual([]);
});

test.describe('attempts', () => {
  // What the browser says about each attempt.
  test.use({ expectedLogs: /rusted(-t| ?T)ype|TrustedHTML|TrustedScriptURL/ });

  test('no text becomes a script: Trusted Types refuse all but the worker', async ({ page }) => {
    await open(page, 'thirsty_fashion');
    const refused = await page.evaluate(() => {
      const isRefused = (attempt: () => void) => {
        try {
          attempt();
          return false;
        } catch {
          return true;
        }
      };
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy: (name: string, rules: object) => object };
      };
      return [
        isRefused(() => {
          document.createElement('div').innerHTML = '<b>x</b>';
        }),
        isRefused(() => {
          document.createElement('script').src = 'https://example.org/x.js';
        }),
        isRefused(() => trustedTypes.createPolicy('default', {})),
      ];
    });
    expect(refused).toEqual([true, true, true]);
  });
});
