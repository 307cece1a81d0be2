/** Below the bar: what stands here is what the visitor reads. */
const READING_LINE_PX = 80;
/** A place is noted once the reader has rested for so long. */
const REST_MS = 100;

/** The first text in the window, from the top; undefined at the top of a page, which stays its top. */
function findText(): Element | undefined {
  if (window.scrollY <= 0) return undefined;
  const texts = [...document.querySelectorAll('main :is(h1, h2, h3, p, li, tr)')];
  return texts.find((text) => {
    const { top, bottom, width } = text.getBoundingClientRect();
    // A line that waits for its words is not read.
    if (!text.textContent?.trim()) return false;
    // Wider than what only screen readers get.
    const isInWindow = width > 1 && bottom > READING_LINE_PX && top < window.innerHeight;
    // What is fixed to the window stays in its place whatever becomes of the page.
    if (!isInWindow || getComputedStyle(text).position === 'fixed') return false;
    // Captions of a scene lie over each other, all but one unseen.
    return text.checkVisibility?.({ opacityProperty: true, visibilityProperty: true }) ?? true;
  });
}

/** Does `change`, which makes the page longer or shorter, and keeps what stands at the window's top in its place. */
export function keepPlace(change: () => void): void {
  const text = findText();
  const topPx = text?.getBoundingClientRect().top ?? 0;
  change();
  // A scene's caption is not in the plain reading: its section stands for it.
  const kept = text && text.getBoundingClientRect().width === 0 ? text.closest('[data-section]') : text;
  if (kept) window.scrollBy({ top: kept.getBoundingClientRect().top - topPx, behavior: 'instant' });
}

/** A part of the page, the share of it that lies above the reading line, and how far that point is from the line. */
interface Place {
  part: Element;
  share: number;
  offsetPx: number;
}

/** Where a part begins below the line, and its length; a pinned scene is read from where it is pinned to where it lets go. */
function measure(part: Element): { startPx: number; lengthPx: number } {
  const { top, height } = part.getBoundingClientRect();
  if (!part.matches('[data-pinned]')) return { startPx: top - READING_LINE_PX, lengthPx: height };
  return { startPx: top, lengthPx: Math.max(1, height - document.documentElement.clientHeight) };
}

function readPlace(): Place | undefined {
  const pinned = document
    .elementFromPoint(window.innerWidth / 2, READING_LINE_PX)
    ?.closest('main [data-pinned]');
  const part = window.scrollY > 0 ? (pinned ?? findText()) : undefined;
  if (!part) return undefined;
  const { startPx, lengthPx } = measure(part);
  const share = Math.min(1, Math.max(0, -startPx / lengthPx));
  return { part, share, offsetPx: startPx + share * lengthPx };
}

/**
 * Keeps the reader's place when the window gets another width, as a phone that is turned: then the page has another
 * length, and the browser would show another part of it. Returns a function that ends the watch.
 */
export function keepPlaceOnResize(): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  let widthPx = window.innerWidth;
  let place: Place | undefined;
  let noting: ReturnType<typeof setTimeout> | undefined;
  let settling: ReturnType<typeof setTimeout> | undefined;
  const goBack = () => {
    if (!place?.part.isConnected) return;
    // What the other width does not show has no place.
    if (place.part.getBoundingClientRect().width === 0) return;
    const { startPx, lengthPx } = measure(place.part);
    window.scrollBy({ top: startPx + place.share * lengthPx - place.offsetPx, behavior: 'instant' });
  };
  const note = () => {
    clearTimeout(noting);
    // Until the page has settled it scrolls by itself: that is not where the reader went.
    if (settling !== undefined) return;
    noting = setTimeout(() => {
      place = readPlace();
    }, REST_MS);
  };
  const onResize = () => {
    // On phones the height changes with the browser's own bars, and the page does not.
    if (window.innerWidth === widthPx) return;
    widthPx = window.innerWidth;
    clearTimeout(noting);
    clearTimeout(settling);
    goBack();
    // What is laid out for its measured size has it by then, and the window its height: that may come after its width.
    settling = setTimeout(() => {
      settling = undefined;
      goBack();
    }, REST_MS);
  };
  window.addEventListener('scroll', note, { passive: true, signal });
  window.addEventListener('resize', onResize, { signal });
  note();
  return () => {
    leaving.abort();
    clearTimeout(noting);
    clearTimeout(settling);
  };
}
