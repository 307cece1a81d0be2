import { fetchClaimTexts } from '../claim/publishedClaims';
import { type PictureFormat, savePicture } from './savePicture';
import { listSources } from './sceneCredits';

/** The dashed border of a figure on the page: the picture has its own edge. */
const BORDER_PX = 3;

/** Saves a figure as it stands on the page. Its sources are those of the claims it shows. */
export async function saveFigure(figure: Element, title: string, format: PictureFormat): Promise<void> {
  const texts = await fetchClaimTexts();
  const claims = [...figure.querySelectorAll<HTMLElement>('[data-claim]')].map(
    ({ dataset }) => dataset.claim ?? '',
  );
  const { x, y, width, height } = figure.getBoundingClientRect();
  const inside = new DOMRect(x + BORDER_PX, y + BORDER_PX, width - 2 * BORDER_PX, height - 2 * BORDER_PX);
  await savePicture([figure], inside, { title, source: listSources(claims, texts) }, format);
}
