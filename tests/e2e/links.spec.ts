import { livesUnread } from '#words/lives';
import { linkUnread } from '#words/shell';
import { open, waitUntilHydrated } from './harness/pages.ts';
import { expect, test } from './harness/site.ts';

// Links are promises: each opens what it said, or says what it could not read, and stays as it came. Which there are, and how
// they are changed on their way, model/links.test.ts has in full.

const A = 'w60-c2-d50-i10-de-s';

for (const [link, sentence] of [
  ['thirsty_fashion/info1?cups=6.', ''],
  ['thirsty_fashion/info1?guess=620)&utm_source=mail', ''],
  ['thirsty_fashion/info1?cups=11', linkUnread],
  ['thirsty_fashion?wears=8&wears=9', linkUnread],
  ['thirsty_fashion/where?Grown=India.', ''],
  ['thirsty_fashion/where?grown=indi', linkUnread],
  ['thirsty_fashion/info3?wears=87.', ''],
  ['teach/worksheet?level=quic', linkUnread],
  [`thirsty_fashion/lives#v=1&a=${A}&b=w100-c1-d70-i0-us-n.`, ''],
  [`thirsty_fashion/lives#v=1&a=${A}&b=w100-c1-d70-i0-u`, livesUnread.b],
] as const) {
  // One that is read and one that is cut stand for all; model/links.test.ts has them in full.
  const tag = /cups=6|indi$/.test(link) ? [] : '@all';
  test(`${link} ${sentence ? 'says what it lacks' : 'is read'}, and stays as it came`, { tag }, async ({
    page,
  }) => {
    await open(page, link);
    await waitUntilHydrated(page);
    const address = page.url();
    // Longer than any part of a page waits before it writes the address.
    await page.waitForTimeout(900);
    expect(page.url()).toBe(address);
    expect(address.endsWith(link)).toBe(true);
    const alerts = page.getByRole('alert').filter({ visible: true });
    await expect(alerts).toHaveText(sentence ? [sentence] : []);
  });
}

test('two lives that came cut are written anew once the reader changes one', { tag: '@english' }, async ({
  page,
}) => {
  await open(page, `thirsty_fashion/lives#v=1&a=${A}&b=w100-c1`);
  await waitUntilHydrated(page);
  await expect(page.getByText(livesUnread.b)).toBeVisible();
  const life = page.getByRole('article', { name: 'Life A' });
  await life.locator('summary').click();
  await life.getByRole('slider', { name: 'Tumble-dried' }).focus();
  await page.keyboard.press('End');
  await expect(page).toHaveURL(/#v=1&a=w60-c2-d100-i10-de-s&b=w90-c1-d30-i40-eu-n$/);
  await expect(page.getByText(livesUnread.b)).toHaveCount(0);
});
