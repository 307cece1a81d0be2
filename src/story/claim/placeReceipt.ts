/** A box in CSS pixels of the viewport. */
export interface Box {
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
 * Places a receipt of `size` beside its figure: below it where there is room, else above, else as low as the viewport
 * allows; its middle under the figure's, never outside the viewport.
 */
export function placeReceipt(
  figure: Box,
  size: { width: number; height: number },
  viewport: { width: number; height: number },
): { left: number; top: number } {
  const below = figure.top + figure.height + GAP_PX;
  const above = figure.top - GAP_PX - size.height;
  const fitsBelow = below + size.height <= viewport.height - MARGIN_PX;
  const top = !fitsBelow && above >= MARGIN_PX ? above : below;
  const left = figure.left + figure.width / 2 - size.width / 2;
  return {
    left: keepWithin(left, size.width, viewport.width),
    top: keepWithin(top, size.height, viewport.height),
  };
}

/** Puts an open popover beside its figure's link. */
export function putBeside(popover: HTMLElement, link: Element): void {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const size = { width: popover.offsetWidth, height: popover.offsetHeight };
  const { left, top } = placeReceipt(link.getBoundingClientRect(), size, { width, height });
  popover.style.setProperty('left', `${left}px`);
  popover.style.setProperty('top', `${top}px`);
}
