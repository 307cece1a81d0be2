/** What is later than this is slow, not away: the browser itself then waits for it. */
export const PATIENCE_MS = 3000;

/** Whether a page of the site is kept in this browser, by whichever language's worker. */
async function isKept({ origin, pathname }: URL): Promise<boolean> {
  try {
    // Kept pages are named with their revision.
    return (await caches.match(origin + pathname, { ignoreSearch: true })) !== undefined;
  } catch {
    // A browser that keeps nothing.
    return false;
  }
}

/** Whether a page outside the scope of this page's worker comes when it is asked for: from the network, or kept. */
export async function canOpen(href: string): Promise<boolean> {
  if (await isKept(new URL(href))) return true;
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, PATIENCE_MS, true));
  const answer = fetch(href, { method: 'HEAD' }).then(
    () => true,
    () => false,
  );
  return Promise.race([answer, late]);
}
