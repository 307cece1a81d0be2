import type { RouteObject } from 'react-router';
import { savesData } from '../motion/savesData';

/**
 * Fetches the page at a path, e.g. "/thirsty_fashion/info2", before it is asked for; never for readers who save data.
 * What cannot be fetched is left to the press, which says so and may load the page anew.
 */
export function prefetchPage(pages: readonly RouteObject[], path: string, isRefused = savesData): void {
  if (isRefused()) return;
  const page = pages.find((candidate) => `/${candidate.path}` === path);
  page?.handle.prefetch?.().catch(() => {});
}
