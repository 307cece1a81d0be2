import { fetchClaimTexts } from '../claim/publishedClaims';
import { type PictureFormat, savePicture } from './savePicture';
import { describeScene } from './sceneCredits';

const listDrawings = (within: Element) =>
  [...within.querySelectorAll<HTMLElement>('[data-drawing], [data-still]')].filter((drawing) =>
    drawing.checkVisibility(),
  );

/** Says in one sentence what a drawing shows: its own, or the name that it has for those who do not see it. */
const readSentence = ({ dataset, ariaLabel }: HTMLElement, image: Element | null) =>
  dataset.drawing || ariaLabel || image?.ariaLabel || undefined;

/**
 * Saves the drawing of the scene in which `button` stands. In the plain reading each caption has a still of its own.
 */
export async function saveScene(scene: HTMLElement, button: Element, format: PictureFormat): Promise<void> {
  const caption = button.closest('[data-caption]');
  const own = caption ? listDrawings(caption) : [];
  const drawings = own.length > 0 ? own : listDrawings(scene);
  const credits = describeScene(scene.dataset.picture ?? '', await fetchClaimTexts());
  const [first] = drawings;
  const sentence =
    first && drawings.length === 1 ? readSentence(first, first.querySelector('[role="img"]')) : undefined;
  await savePicture(drawings, undefined, { ...credits, sentence }, format);
}
