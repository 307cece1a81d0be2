import { isReturning, waitForReader, waitForSign } from './reader';

/** The part below is fetched when it comes this near, as a share of the viewport's height. */
const NEAR = '20%';
/** In the page itself: pictures that are fetched ahead stand in the head for a while. */
const findSent = (selector: string) =>
  typeof document === 'undefined' ? null : document.querySelector(`main ${selector}`);

/**
 * Resolves once the reader does anything at all: until then what `selector` names stands as sent. At once while
 * prerendering, where it is not in the document, and where the page as sent does not know what the reader chose.
 */
export async function whenRead(selector: string): Promise<void> {
  if (findSent(selector)) await waitForReader();
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
