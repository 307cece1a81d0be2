import type { Weft } from './drawWeft';

/** How far a drop falls, in widths of the rope: on the lowest weft that is just to the screen's edge. */
const FALL_ROPES = 4;

/** Hangs the drip of that picture beneath its weft, as long as the rope is; without a rope nothing drips. */
export function hangDrip(picture: HTMLElement, { points, yPx, ropePx }: Weft): void {
  const drip = picture.querySelector<HTMLElement>('[data-drip]');
  if (!drip) return;
  drip.hidden = points.length === 0;
  drip.style.setProperty('--rope', `${points.at(-1)?.xPx ?? 0}px`);
  drip.style.translate = `0 ${yPx + ropePx / 2 - 1}px`;
  drip.style.setProperty('--fall', `${FALL_ROPES * ropePx}px`);
}
