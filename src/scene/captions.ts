import { smoothStep } from '../theme/easing';
import { browser, type End } from './platform';
import type { Caption, SceneRefs } from './scene';

/** How long a caption takes to come or go, as progress: about a twentieth of a screen in scenes of four to six screens. */
const FADE = 0.01;
/** More than half of a caption can be seen: it can be clicked. */
const SHOWN = 0.5;

/** How clearly the caption of that index stands at `progress`: 0 to 1. It is gone before the next one of its lane comes. */
export function calculateCaptionOpacity(
  captions: readonly Caption[],
  index: number,
  progress: number,
): number {
  const { from = 0, to = Number.POSITIVE_INFINITY, lane } = captions[index] as Caption;
  const next = captions.slice(index + 1).find((other) => other.lane === lane);
  const end = Math.min(to, next?.from ?? to);
  const come = from === 0 ? 1 : smoothStep(from, from + FADE, progress);
  const gone = end === Number.POSITIVE_INFINITY ? 0 : smoothStep(end - FADE, end, progress);
  return come * (1 - gone);
}

/** Shows captions by the opacity of their elements, marks those to be seen with `data-shown`, and brings a focused one up. */
export function createCaptions(refs: SceneRefs, platform = browser) {
  let captions: readonly Caption[] = [];
  let progress = 0;
  let ends: readonly End[] = [];
  /** The elements that it has written to, and whether they were sent with `data-shown`. */
  const written = new Map<HTMLElement | SVGElement, boolean>();

  // A scene that has not begun may hide all of itself beneath the one before it.
  const isSeen = (element: Element) => element.checkVisibility({ opacityProperty: true });

  /** A caption that cannot be seen has the focus, or what was found in the page: the story goes where the caption stands. */
  const show = (target: Node | null) => {
    const index = captions.findIndex(({ name }) => refs[name]?.contains(target));
    const caption = captions[index];
    const element = caption && refs[caption.name];
    // A new page's heading takes the focus by script: after Back the reader stands elsewhere, and stays there.
    if (!refs.root || !element || (target as HTMLElement).tabIndex < 0) return;
    if (isSeen(element) && calculateCaptionOpacity(captions, index, progress) > SHOWN) return;
    const { top, height } = refs.root.getBoundingClientRect();
    platform.scrollBy(top + caption.rest * Math.max(0, height - platform.readViewportPx()));
  };

  const restore = () => {
    for (const [element, wasShown] of written) {
      element.style.removeProperty('opacity');
      element.toggleAttribute('data-shown', wasShown);
    }
    written.clear();
  };

  return {
    showAt(given: readonly Caption[], newProgress: number): void {
      const isFirst = ends.length === 0;
      if (given !== captions) restore();
      captions = given;
      progress = newProgress;
      for (const [index, { name }] of captions.entries()) {
        const element = refs[name];
        if (!element) continue;
        if (!written.has(element)) written.set(element, element.hasAttribute('data-shown'));
        const opacity = calculateCaptionOpacity(captions, index, progress);
        const text = opacity.toFixed(3);
        // Set anew, the same opacity would still be styled anew.
        if (element.style.opacity !== text) element.style.opacity = text;
        element.toggleAttribute('data-shown', opacity > SHOWN);
      }
      if (!isFirst) return;
      ends = [platform.onFocus(show), platform.onSelect(show)];
      // A reader in a hurry is there before the scene is laid out.
      show(platform.readFocused());
    },
    /** Leaves them to the style sheet, as they were sent. */
    end(): void {
      for (const end of ends) end();
      ends = [];
      restore();
      captions = [];
    },
  };
}
