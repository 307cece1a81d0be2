import { titleLines } from '#words/home';
import type { Stage } from '../../scene/scene';
import type { PlacedCup } from '../shirt/placeYourCups';

/** Where the scene's things stand, in pixels of the viewport. */
export interface PourLayout {
  widthPx: number;
  heightPx: number;
  isStill: boolean;
  /** The box in which the title's layers lie. */
  title: { leftPx: number; topPx: number; widthPx: number; heightPx: number };
  /** Top and bottom of the letters: the vessel. */
  vessel: { topPx: number; bottomPx: number };
  /** The stream pours through the dot of an i, and lands on the first letter beneath it. */
  stream: { xPx: number; topPx: number; landPx: number };
  /** Where the bar ends: its words stay dry until the sea has come up to them. */
  barBottomPx: number;
  homeTopPx: number;
  /** Home's ten cups. */
  cups: PlacedCup[];
}

/** The last line's descender hangs this share of its size below its box, the first one's letters fill theirs. */
const DESCENT = 0.14;
/** The small letters begin this share of a line's height below its top. */
const X_HEIGHT_TOP = 0.26;
const DOT_LINE = 1;
const DOT_WORD = titleLines.fashion;
/** Arabic's zay has one, too; Bengali letters have none to pour through. */
const DOT_AT = DOT_WORD.search(/i(?!.*i)|ز/);

/** The middle of the dot; where a page translator has put another word, the middle of that. */
function findDotX(heading: Element): number {
  const line = heading.children[DOT_LINE];
  if (!line) return 0;
  const range = document.createRange();
  range.selectNodeContents(line);
  const text = document.createTreeWalker(line, NodeFilter.SHOW_TEXT).nextNode();
  if (text?.nodeValue?.trim() === DOT_WORD && DOT_AT >= 0) {
    range.setStart(text, DOT_AT);
    range.setEnd(text, DOT_AT + 1);
  }
  const { left, width } = range.getBoundingClientRect();
  return left + width / 2;
}

/** Top of the first letters below `xPx`: where a short line has ended, those of the next line. */
function findLanding(title: HTMLElement, xPx: number, topPx: number): number {
  const [short, next] = title.querySelectorAll('h1 span span');
  const [above, below] = [short?.getBoundingClientRect(), next?.getBoundingClientRect()];
  if (!above || !below || below.top <= above.top || (xPx > above.left && xPx < above.right)) return topPx;
  return below.top + below.height * X_HEIGHT_TOP;
}

function measureCup(cup: Element): PlacedCup {
  const { left, top, width, height } = cup.getBoundingClientRect();
  // In its own box the tumbler begins one unit of 45 below the top.
  return { xPx: left, yPx: top + height / 45, widthPx: width };
}

/** Reads where home's things stand; undefined while its title is not there. */
export function measurePour(home: HTMLElement, { isStill }: Stage): PourLayout | undefined {
  const heading = home.querySelector('h1');
  const title = heading?.parentElement;
  const lastLine = heading?.lastElementChild;
  if (!title || !lastLine) return undefined;
  const box = title.getBoundingClientRect();
  const last = lastLine.getBoundingClientRect();
  const topPx = box.top + (box.bottom - last.bottom);
  const xPx = findDotX(heading);
  const barBottomPx = document.querySelector('[data-bar]')?.getBoundingClientRect().bottom ?? 0;
  return {
    widthPx: document.documentElement.clientWidth,
    heightPx: window.innerHeight,
    isStill,
    title: { leftPx: box.left, topPx: box.top, widthPx: box.width, heightPx: box.height },
    vessel: {
      // The block stands in the middle of its box.
      topPx,
      bottomPx: last.bottom + last.height * DESCENT,
    },
    stream: {
      xPx,
      topPx: barBottomPx,
      landPx: findLanding(title, xPx, topPx),
    },
    barBottomPx,
    homeTopPx: home.getBoundingClientRect().top,
    cups: [...home.querySelectorAll('[data-cup] svg')].map(measureCup),
  };
}
