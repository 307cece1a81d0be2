import { afterEach, describe, expect, it, vi } from 'vitest';
import { savesData } from './savesData';

/** A browser whose connection says `saveData`, on a system that answers `prefers-reduced-data` with `isReduced`. */
function stubBrowser(saveData: boolean | undefined, isReduced: boolean) {
  vi.stubGlobal('navigator', saveData === undefined ? {} : { connection: { saveData } });
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isReduced && query === '(prefers-reduced-data: reduce)',
  }));
}

describe('savesData()', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('savesData() is true where the browser or the system saves data', () => {
    stubBrowser(true, false);
    expect(savesData()).toBe(true);
    stubBrowser(false, true);
    expect(savesData()).toBe(true);
  });

  it('savesData() is false where neither does, and where the browser tells nothing of its connection', () => {
    stubBrowser(false, false);
    expect(savesData()).toBe(false);
    stubBrowser(undefined, false);
    expect(savesData()).toBe(false);
  });
});
