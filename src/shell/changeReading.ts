import { applyPreferences } from '../motion/preferences';
import { waitForFrame, workInOneTurn } from '../story/turns';

/** A part of a page with more elements than this is laid out in a frame of its own. */
const LARGE = 100;
const PARTS = 'main :is(figure, ol, ul):not(:is(figure, ol, ul) *)';

/** The last heading that begins above the middle of the viewport: what the visitor is reading. */
function findHeading(): HTMLElement | undefined {
  const headings = [...document.querySelectorAll<HTMLElement>('main h1, main h2')];
  return headings.findLast((heading) => heading.getBoundingClientRect().top < window.innerHeight / 2);
}

function findLargeParts(): HTMLElement[] {
  const parts = [...document.querySelectorAll<HTMLElement>(PARTS)];
  return parts.filter((part) => part.getElementsByTagName('*').length > LARGE);
}

async function change(): Promise<void> {
  const heading = window.scrollY > 0 ? findHeading() : undefined;
  const isAtTop = heading?.tagName === 'H1';
  const keepPlace = () => heading?.scrollIntoView({ block: isAtTop ? 'center' : 'start' });
  const parts = findLargeParts()
    .map((part) => ({ part, box: part.getBoundingClientRect() }))
    .sort((one, other) => Math.abs(one.box.top) - Math.abs(other.box.top));
  for (const { part, box } of parts) {
    part.style.containIntrinsicHeight = `${box.height}px`;
    part.style.contentVisibility = 'hidden';
  }
  await waitForFrame();
  // As the URL is by now: the switch may have been pressed again.
  applyPreferences(window.location.search);
  // React has asked for a microtask of its own before.
  await Promise.resolve();
  keepPlace();
  for (const { part } of parts) {
    await waitForFrame();
    part.style.removeProperty('content-visibility');
    part.style.removeProperty('contain-intrinsic-height');
    keepPlace();
  }
}

/**
 * Changes to the reading that the URL asks for. All at once it would hold the page up: the large parts keep their size,
 * empty, for a frame or a few, and come back one by one, the nearest first. What hangs on the layout, such as the thread,
 * has its turn after them. The readings have different lengths: the heading that was being read stays in view.
 */
export function changeReading(): void {
  workInOneTurn(change);
}
