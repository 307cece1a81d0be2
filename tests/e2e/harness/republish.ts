import { expect, type Locator, type Page } from '@playwright/test';
import * as words from '#words/republish';

/** The buttons that open a list of what others may show; of scenes alone where `kind` says so. */
export const findRepublish = (within: Page | Locator, kind: 'all' | 'scenes' = 'all'): Locator =>
  within
    .locator(kind === 'all' ? '[data-republish]' : '[data-republish]:not([data-measure] *)')
    .locator(':scope > [popovertarget]');

/** Opens what a chart folds away, with its button among it. */
export const unfold = (button: Locator): Promise<void> =>
  button.evaluate((element) => element.closest('details')?.setAttribute('open', ''));

/** Opens such a list by Enter, and waits until it stands. Only one is open at a time. */
export async function openRepublish(button: Locator): Promise<void> {
  await unfold(button);
  // A caption that is still coming takes no focus.
  await button.focus();
  await expect(button).toBeFocused();
  await button.press('Enter');
  await expect(button.page().locator('[data-republish] dl:visible')).toHaveCount(1);
}

/** What saves a file in the list that is open. */
export const findSave = (
  page: Page,
  format: 'SVG' | 'PNG' | 'CSV' | 'JSON',
  name: string = words.thisPicture,
): Locator => page.getByRole('button', { name: words.saveNamed(format, name) });
