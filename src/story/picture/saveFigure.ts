import { type PictureFormat, savePicture } from './savePicture';
import { listSources } from './sceneCredits';

/** The dashed border of a figure on the page: the picture has its own edge. */
const BORDER_PX = 3;

/** Saves a figure as it stands on the page. Its sources are those of the claims it shows. */
export function saveFigure(figure: Element, title: string, format: PictureFormat): Promise<void> {
  const claims = [...figure.querySelectorAll<HTMLElement>('[data-claim]')].map(
    ({ dataset }) => dataset.claim ?? '',
  );
  const { x, y, width, height } = figure.getBoundingClientRect();
  const inside = new DOMRect(x + BORDER_PX, y + BORDER_PX, width - 2 * BORDER_PX, height - 2 * BORDER_PX);
  return savePicture([figure], inside, { title, source: listSources(claims) }, format);
}
