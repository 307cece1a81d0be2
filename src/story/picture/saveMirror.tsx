import { bakeMirror, drawMirror } from '../../charts/mirror/draw';
import type { MirrorKind, MirrorOrder } from '../../charts/mirror/layout';
import { placeMirrorRows } from '../../charts/mirror/layout';
import { MirrorChart } from '../../charts/mirror/MirrorChart';
import { measureMirror } from '../../charts/mirror/measure';
import { describeChartSource } from '../../model/chartSource';
import { createCanvasPool, fitCanvas } from '../../scene/canvas';
import { finish } from '../../scene/frames';
import { createRefs } from '../../scene/refs';
import type { PictureFormat } from './savePicture';

/** Pixels of the saved file for each of the page's. */
const PIXEL_RATIO = 2;
/** The longest values reach to the chart's very edge. */
const MARGIN_PX = 16;

const TITLES: Record<MirrorKind, string> = {
  energy: 'One kilogram of six fabrics: water and energy',
  co2: 'One kilogram of six fabrics: water and CO2',
};

/** Draws the chart's materials on its canvas, whole. Returns whether canvas is to be had. */
function drawWhole(canvas: HTMLCanvasElement, kind: MirrorKind, order: MirrorOrder): boolean {
  const geometry = measureMirror(canvas.parentElement as HTMLElement);
  const context = fitCanvas(canvas, geometry.widthPx, geometry.heightPx, PIXEL_RATIO);
  if (!context) return false;
  const pool = createCanvasPool();
  const sprites = finish(bakeMirror(kind, geometry, { pool, pixelRatio: PIXEL_RATIO }));
  const rows = placeMirrorRows(kind, order);
  if (sprites) drawMirror(context, geometry, sprites, kind, rows, Number.POSITIVE_INFINITY);
  pool.release();
  return true;
}

/**
 * Saves a mirrored chart at its final frame, as wide as it stands on the page. It stands with its chart, whose drawing
 * it needs; the rest of saving is fetched with the press.
 * @param box the chart's own
 */
export async function saveMirror(
  kind: MirrorKind,
  order: MirrorOrder,
  box: Element,
  format: PictureFormat,
): Promise<void> {
  const { readColors, renderAside, savePicture } = await import('./saving');
  const { width: widthPx, height: heightPx } = box.getBoundingClientRect();
  const { refs, ref } = createRefs();
  const chart = <MirrorChart kind={kind} order={order} isStarted setRef={ref} />;
  // The chart stands on two dyes, each a gradient of two colors.
  const section = box.closest('[data-picture]') ?? box;
  const [ground, , , secondGround] = readColors(getComputedStyle(section).backgroundImage);
  const credits = { title: TITLES[kind], source: describeChartSource('water'), ground, secondGround };
  // Outside its section, which may still await its press.
  return renderAside(document.body, { widthPx, heightPx }, chart, (stage) => {
    const plot = stage.firstElementChild as HTMLElement;
    plot.style.height = '100%';
    plot.toggleAttribute('data-drawn', drawWhole(refs.canvas as HTMLCanvasElement, kind, order));
    const { x, y, width, height } = stage.getBoundingClientRect();
    const frame = new DOMRect(x - MARGIN_PX, y, width + 2 * MARGIN_PX, height);
    return savePicture([plot], frame, credits, format);
  });
}
