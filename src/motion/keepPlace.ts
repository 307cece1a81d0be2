/** Below the bar: what stands here is what the visitor reads. */
const READING_LINE_PX = 80;

/** The first text in the window, from the top; undefined at the top of a page, which stays its top. */
function findText(): Element | undefined {
  if (window.scrollY <= 0) return undefined;
  const texts = [...document.querySelectorAll('main :is(h1, h2, h3, p, li, tr)')];
  return texts.find((text) => {
    const { top, bottom, height } = text.getBoundingClientRect();
    const isInWindow = height > 0 && bottom > READING_LINE_PX && top < window.innerHeight;
    // Captions of a scene lie over each other, all but one unseen.
    return (
      isInWindow && (text.checkVisibility?.({ opacityProperty: true, visibilityProperty: true }) ?? true)
    );
  });
}

/** Does `change`, which makes the page longer or shorter, and keeps what stands at the window's top in its place. */
export function keepPlace(change: () => void): void {
  const text = findText();
  const topPx = text?.getBoundingClientRect().top ?? 0;
  change();
  if (text) window.scrollBy({ top: text.getBoundingClientRect().top - topPx, behavior: 'instant' });
}
