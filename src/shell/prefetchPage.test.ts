import { expect, test, vi } from 'vitest';
import { prefetchPage } from './prefetchPage';

const makePages = (prefetch: () => Promise<void>) => [
  { path: 'thirsty_fashion', handle: { ground: 'weld' } },
  { path: 'thirsty_fashion/info1', handle: { ground: 'night', prefetch } },
];

test('prefetchPage(pages, path) fetches the page at the path', () => {
  const fetchPage = vi.fn(async () => {});
  prefetchPage(makePages(fetchPage), '/thirsty_fashion/info1', () => false);
  expect(fetchPage).toHaveBeenCalledTimes(1);
});

test('prefetchPage(pages, path) fetches nothing for a path that is no page, or a page without a script', () => {
  const fetchPage = vi.fn(async () => {});
  for (const path of ['/thirsty_fashion', '/nowhere', '']) {
    prefetchPage(makePages(fetchPage), path, () => false);
  }
  prefetchPage([], '/thirsty_fashion/info1', () => false);
  expect(fetchPage).not.toHaveBeenCalled();
});

test('prefetchPage(pages, path) fetches nothing for a reader who saves data', () => {
  const fetchPage = vi.fn(async () => {});
  prefetchPage(makePages(fetchPage), '/thirsty_fashion/info1', () => true);
  expect(fetchPage).not.toHaveBeenCalled();
});

test('prefetchPage(pages, path) leaves a page that cannot be fetched to the press', async () => {
  const fetchPage = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  // Vitest fails on what rejects without a listener.
  prefetchPage(makePages(fetchPage), '/thirsty_fashion/info1', () => false);
  await Promise.resolve();
  expect(fetchPage).toHaveBeenCalledTimes(1);
});
