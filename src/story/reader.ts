const SIGNS_OF_READING = ['scroll', 'keydown', 'pointerdown', 'pointermove', 'focusin', 'click'] as const;

/** The address or the history entry already says how this reader reads: with a number of cups, or in a calmer view. */
export const isReturning = () => location.search !== '' || window.history.state?.usr != null;

/** Resolves with the reader's next sign of reading, or when `ended` is aborted. */
export function waitForSign(ended?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const done = () => {
      listening.abort();
      // In a task of its own: the first frame that scrolls has enough to do.
      setTimeout(resolve);
    };
    ended?.addEventListener('abort', done, { once: true });
    for (const sign of SIGNS_OF_READING) {
      addEventListener(sign, done, { capture: true, passive: true, signal: listening.signal });
    }
  });
}

/** Resolves once the reader does anything at all: at once where something was done before the page came. */
export async function waitForReader(): Promise<void> {
  if (isReturning()) return;
  const moved = new AbortController();
  // In a task of its own: to ask where the page stands lays it out.
  setTimeout(() => window.scrollY !== 0 && moved.abort());
  await waitForSign(moved.signal);
}
