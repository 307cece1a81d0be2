import type { ChartSpec } from '../charts/chartSpec';
import { type ClaimTexts, fetchClaimTexts } from '../claim/publishedClaims';
import { describeChartSource } from '../model/chartSource';
import { nameFile } from './nameFile';
import type { RepublishProps } from './republishProps';
import { saveChart } from './saveChart';
import { download, findAddress, type PictureFormat, savePicture } from './savePicture';
import { describeScene } from './sceneCredits';
import { nameSources, type TakenAlong, writeJson, writeTable, writeText } from './takeAlong';

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
async function saveScene(scene: HTMLElement, button: Element, format: PictureFormat): Promise<void> {
  const caption = button.closest('[data-caption]');
  const own = caption ? listDrawings(caption) : [];
  const drawings = own.length > 0 ? own : listDrawings(scene);
  const credits = describeScene(scene.dataset.picture ?? '', await fetchClaimTexts());
  const [first] = drawings;
  const sentence =
    first && drawings.length === 1 ? readSentence(first, first.querySelector('[role="img"]')) : undefined;
  await savePicture(drawings, undefined, { ...credits, sentence }, format);
}

const listClaims = (within: Element) =>
  [...within.querySelectorAll<HTMLElement>('[data-claim]')].map(({ dataset }) => dataset.claim ?? '');

const findFigures = (ids: readonly string[], { findClaim }: ClaimTexts) => [...new Set(ids)].map(findClaim);

/** A page may offer its charts at its foot. */
const findFigureOf = (element: Element, { id }: ChartSpec) =>
  element.closest('figure') ?? document.querySelector(`[data-measure="${id}"]`) ?? document.body;
const findSceneOf = (element: Element) =>
  element.closest<HTMLElement>('[data-picture]') ?? document.documentElement;

function describe({ chart }: RepublishProps, element: Element, texts: ClaimTexts): TakenAlong {
  const address = findAddress();
  if (chart) {
    const ids = chart.numbers.rows.flatMap(({ cells }) => cells.flatMap((cell) => cell.figure ?? []));
    const claims = findFigures(ids, texts);
    return { title: chart.name, source: describeChartSource(chart.id), claims, address };
  }
  const scene = findSceneOf(element);
  const { title, claims: named } = describeScene(scene.dataset.picture ?? '', texts);
  const claims = findFigures([...named, ...listClaims(scene)], texts);
  return { title, source: nameSources(claims, texts), claims, address };
}

/** Saves what stands round `element` as a picture, or its figures as a table or JSON. */
export async function saveAlong(
  given: RepublishProps,
  element: Element,
  format: 'svg' | 'png' | 'csv' | 'json',
): Promise<void> {
  if (format === 'csv' || format === 'json') {
    const texts = await fetchClaimTexts();
    const taken = describe(given, element, texts);
    const [content, type] =
      format === 'csv'
        ? [writeTable(taken, texts), 'text/csv']
        : [writeJson(taken, texts), 'application/json'];
    download(new File([content], nameFile(taken.title, format), { type }));
  } else if (given.chart) await saveChart(given.chart, findFigureOf(element, given.chart), format);
  else await saveScene(findSceneOf(element), element, format);
}

/** The same as text with its sources and license. */
export async function writeCredited(given: RepublishProps, element: Element): Promise<string> {
  return writeText(describe(given, element, await fetchClaimTexts()));
}
