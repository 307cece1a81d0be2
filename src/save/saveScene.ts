import { fetchClaimTexts } from '../claim/publishedClaims';
import { type PictureFormat, savePicture } from './savePicture';
import { describeScene } from './sceneCredits';

/** The part of an element that is in the window. */
function cutToWindow(element: Element): DOMRect {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const [x, y] = [Math.max(0, left), Math.max(0, top)];
  const width = Math.max(0, Math.min(clientWidth, right) - x);
  return new DOMRect(x, y, width, Math.max(0, Math.min(clientHeight, bottom) - y));
}

/** The corrections to be seen that nobody has pulled: their wrong claims go into the picture, so the checks do too. */
function listChecks(layers: readonly Element[]): string[] {
  return layers
    .flatMap((layer) => [...layer.querySelectorAll<HTMLElement>('[data-correction]:not([data-mended])')])
    .filter(
      (correction) =>
        correction.checkVisibility({ opacityProperty: true }) && cutToWindow(correction).height > 0,
    )
    .map((correction) => correction.firstElementChild?.textContent ?? '');
}

/**
 * Saves the scene that fills most of the window, as it stands there now. A chart among them is saved by its own
 * button, whole.
 */
export async function saveScene(format: PictureFormat): Promise<void> {
  const found = [...document.querySelectorAll<HTMLElement>('[data-picture]')]
    .map((element) => ({ element, frame: cutToWindow(element) }))
    .toSorted((a, b) => b.frame.height - a.frame.height)[0];
  if (!found || found.frame.height === 0) throw new RangeError('pictures: no scene is in the window');
  const { element, frame } = found;
  const own = element.querySelector<HTMLElement>(`[data-save="${format}"]`);
  if (own) {
    own.click();
    return;
  }
  const { picture = '' } = element.dataset;
  // What is drawn over a scene from outside it carries its name too, and follows it in the page.
  const layers = [...document.querySelectorAll(`[data-picture="${picture}"]`)];
  const credits = { ...describeScene(picture, await fetchClaimTexts()), checks: listChecks(layers) };
  await savePicture(layers, frame, credits, format);
}
