import type { Page } from '@playwright/test';

/** Notes what shifts from the first byte on, but for what the reader's own press or key moves. */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
    const shifts: [atMs: number, value: number][] = [];
    new PerformanceObserver((list) => {
      for (const { startTime, value, hadRecentInput } of list.getEntries() as Shift[])
        if (!hadRecentInput) shifts.push([startTime, value]);
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shifts });
  });
}

/** The measure as browsers define it: the largest sum in five seconds without a pause of one. */
export async function readLayoutShift(page: Page): Promise<number> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: [number, number][] }).shifts);
  let [startMs, lastMs, sum, largest] = [0, 0, 0, 0];
  for (const [atMs, value] of shifts) {
    const isNew = atMs - lastMs > 1000 || atMs - startMs > 5000;
    if (isNew) startMs = atMs;
    sum = isNew ? value : sum + value;
    lastMs = atMs;
    largest = Math.max(largest, sum);
  }
  return largest;
}
