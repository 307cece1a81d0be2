import { type PictureFormat, savePicture } from './savePicture';
import { listSources } from './sceneCredits';

/** Saves a figure as it stands on the page. Its sources are those of the claims it shows. */
export function saveFigure(figure: Element, title: string, format: PictureFormat): Promise<void> {
  const claims = [...figure.querySelectorAll<HTMLElement>('[data-claim]')].map(
    ({ dataset }) => dataset.claim ?? '',
  );
  return savePicture(
    [figure],
    figure.getBoundingClientRect(),
    { title, source: listSources(claims) },
    format,
  );
}
