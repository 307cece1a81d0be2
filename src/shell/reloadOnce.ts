const MARK = 'threadprint-reloaded';

/** Where the mark is kept that a page was already asked for anew. */
export interface MarkStore {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/**
 * Loads a chunk. When it is gone, a newer build has most likely replaced it: then `url` is loaded anew, once.
 * A second failure, or a browser that keeps no mark, passes the error on.
 */
export async function loadOrReload<T>(
  load: () => Promise<T>,
  url: string,
  openStore: () => MarkStore = () => window.sessionStorage,
  go: (url: string) => void = (target) => window.location.assign(target),
): Promise<T> {
  let module: T;
  try {
    module = await load();
  } catch (error) {
    if (!markReload(url, openStore)) throw error;
    go(url);
    // The page is on its way out: nothing may flash meanwhile.
    return new Promise<never>(() => {});
  }
  forgetReload(openStore);
  return module;
}

/** Whether the reload may happen: it is the first for this URL, and that can be remembered. */
function markReload(url: string, openStore: () => MarkStore): boolean {
  try {
    const store = openStore();
    if (store.getItem(MARK) === url) return false;
    store.setItem(MARK, url);
    return true;
  } catch {
    // Without a memory one reload could become many.
    return false;
  }
}

function forgetReload(openStore: () => MarkStore): void {
  try {
    openStore().removeItem(MARK);
  } catch {
    // What cannot be kept need not be forgotten.
  }
}
