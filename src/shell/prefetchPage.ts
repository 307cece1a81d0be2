import type { RouteObject } from 'react-router';

/** What the browser tells of the connection, where it does. */
interface Connection {
  saveData?: boolean;
}

const isSaving = () => (navigator as Navigator & { connection?: Connection }).connection?.saveData;

/**
 * Fetches the page at a path, e.g. "/thirsty_fashion/info2", before it is asked for; never for readers who save data.
 * What cannot be fetched is left to the press, which says so and may load the page anew.
 */
export function prefetchPage(pages: readonly RouteObject[], path: string, isRefused = isSaving): void {
  if (isRefused()) return;
  const page = pages.find((candidate) => `/${candidate.path}` === path);
  page?.handle.prefetch?.().catch(() => {});
}
