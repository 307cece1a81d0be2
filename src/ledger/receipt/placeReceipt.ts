/** A box in CSS pixels of the viewport. */
interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP_PX = 10;
const MARGIN_PX = 8;

function keepWithin(start: number, length: number, room: number): number {
  return Math.max(MARGIN_PX, Math.min(start, room - MARGIN_PX - length));
}

/**
 * Places a receipt of `size` beside its figure and off the sentence around it: below it where there is room, else to its
 * right, else above; where it fits nowhere, as low as the viewport allows. Never outside the viewport.
 */
export function placeReceipt(
  figure: Box,
  size: { width: number; height: number },
  viewport: { width: number; height: number },
  sentence: Box = figure,
): { left: number; top: number } {
  const below = sentence.top + sentence.height + GAP_PX;
  const above = sentence.top - GAP_PX - size.height;
  const right = sentence.left + sentence.width + GAP_PX;
  const fitsBelow = below + size.height <= viewport.height - MARGIN_PX;
  const fitsRight = right + size.width <= viewport.width - MARGIN_PX;
  const middle = {
    left: figure.left + figure.width / 2 - size.width / 2,
    top: figure.top + figure.height / 2 - size.height / 2,
  };
  const placed = fitsBelow
    ? { ...middle, top: below }
    : fitsRight
      ? { ...middle, left: right }
      : { ...middle, top: above >= MARGIN_PX ? above : figure.top + figure.height + GAP_PX };
  return {
    left: keepWithin(placed.left, size.width, viewport.width),
    top: keepWithin(placed.top, size.height, viewport.height),
  };
}

/** Puts an open popover beside its figure's link, above a presenter's strip. */
export function putBeside(popover: HTMLElement, link: Element): void {
  const root = document.documentElement;
  const footPx = Number.parseFloat(getComputedStyle(root).getPropertyValue('--presenter')) || 0;
  const [width, height] = [root.clientWidth, root.clientHeight - footPx];
  const size = { width: popover.offsetWidth, height: popover.offsetHeight };
  const sentence = link.closest('p, h1, h2, h3, li, dd, td') ?? link;
  const { left, top } = placeReceipt(
    link.getBoundingClientRect(),
    size,
    { width, height },
    sentence.getBoundingClientRect(),
  );
  popover.style.setProperty('left', `${left}px`);
  popover.style.setProperty('top', `${top}px`);
}
