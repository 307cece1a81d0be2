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

/** Saves a scene as it stands in the window now. */
export async function saveScene(element: HTMLElement, format: PictureFormat): Promise<void> {
  const { picture = '' } = element.dataset;
  // What is drawn over a scene from outside it carries its name too, and follows it in the page.
  const layers = [...document.querySelectorAll(`[data-picture="${picture}"]`)];
  const credits = describeScene(picture, await fetchClaimTexts());
  await savePicture(layers, cutToWindow(element), credits, format);
}
