/** Where the build writes how large the offline copy is: it is made of pages that are done by then. */
export const OFFLINE_SIZE_MARK = '%offline-size%';

/** How large the offline copy is, e.g. "9.4 MB". The build has written it into the page and, for script, onto `<html>`. */
export function readOfflineSize(): string {
  if (import.meta.env.SSR) return OFFLINE_SIZE_MARK;
  return document.documentElement.dataset.offlineSize ?? '';
}
