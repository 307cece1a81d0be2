/** The part below is fetched when it comes this near, as a share of the viewport's height. */
const NEAR = '20%';
const SIGNS_OF_READING = ['scroll', 'keydown', 'pointerdown', 'pointermove', 'focusin'] as const;

/** In the page itself: pictures that are fetched ahead stand in the head for a while. */
const findSent = (selector: string) =>
  typeof document === 'undefined' ? null : document.querySelector(`main ${selector}`);

/** The address or the history entry already says how this reader reads: with a number of cups, or in a calmer view. */
const isReturning = () => location.search !== '' || window.history.state?.usr != null;

function waitForSign(ended?: AbortSignal): Promise<void> {
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

/**
 * Resolves once the reader does anything at all: until then what `selector` names stands as sent. At once while
 * prerendering, where it is not in the document, and where the page as sent does not know what the reader chose.
 */
export async function whenRead(selector: string): Promise<void> {
  if (findSent(selector) && window.scrollY === 0 && !isReturning()) await waitForSign();
}

/** As `whenRead`, but also once the prerendered part that `selector` names comes near. */
export async function whenNear(selector: string): Promise<void> {
  const part = findSent(selector);
  if (!part || isReturning()) return;
  const near = new AbortController();
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && near.abort(), {
    rootMargin: `0px 0px ${NEAR}`,
  });
  observer.observe(part);
  await waitForSign(near.signal);
  observer.disconnect();
}
