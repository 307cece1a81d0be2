/** The part below is fetched when it comes this near, as a share of the viewport's height. */
const NEAR = '20%';
const SIGNS_OF_READING = ['scroll', 'keydown', 'pointerdown', 'focusin'] as const;

/**
 * Resolves once the prerendered part that `selector` names comes near, or the reader does anything at all: until
 * then its text stands as sent. At once while prerendering, and where the part is not in the document yet.
 */
export function whenNear(selector: string): Promise<void> {
  const part = typeof document === 'undefined' ? null : document.querySelector(selector);
  if (!part || typeof IntersectionObserver === 'undefined') return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      observer.disconnect();
      for (const sign of SIGNS_OF_READING) removeEventListener(sign, done, true);
      resolve();
    };
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && done(), {
      rootMargin: `0px 0px ${NEAR}`,
    });
    observer.observe(part);
    for (const sign of SIGNS_OF_READING) addEventListener(sign, done, { capture: true, passive: true });
  });
}
