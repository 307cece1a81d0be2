import { createRef } from 'react';
import type { MirrorKind, MirrorOrder } from '../../charts/mirror/layout';
import { placeMirrorRows } from '../../charts/mirror/layout';
import { MirrorChart } from '../../charts/mirror/MirrorChart';
import { MIRROR_MS } from '../../charts/mirror/mirrorFrame';
import { measureMirror } from '../../charts/mirror/mirrorGeometry';
import { createMirrorPainter } from '../../charts/mirror/mirrorPainter';
import { describeChartSource } from '../../model/chartSource';
import { readColors } from './copyText';
import { renderAside } from './renderAside';
import { type PictureFormat, savePicture } from './savePicture';

/** The longest values reach to the chart's very edge. */
const MARGIN_PX = 16;

const TITLES: Record<MirrorKind, string> = {
  energy: 'One kilogram of six fabrics: water and energy',
  co2: 'One kilogram of six fabrics: water and CO2',
};

/** Saves a mirrored chart at its final frame, as wide as it stands on the page. `box` is the chart's own. */
export function saveMirror(
  kind: MirrorKind,
  order: MirrorOrder,
  box: Element,
  format: PictureFormat,
): Promise<void> {
  const { width: widthPx, height: heightPx } = box.getBoundingClientRect();
  const canvasRef = createRef<HTMLCanvasElement>();
  const chart = (
    <MirrorChart kind={kind} order={order} elapsedMs={Number.POSITIVE_INFINITY} canvasRef={canvasRef} />
  );
  // The chart stands on two dyes, each a gradient of two colors.
  const section = box.closest('[data-picture]') ?? box;
  const [ground, , , secondGround] = readColors(getComputedStyle(section).backgroundImage);
  const credits = { title: TITLES[kind], source: describeChartSource('water'), ground, secondGround };
  // Outside its section, which may still await its press.
  return renderAside(document.body, { widthPx, heightPx }, chart, (stage) => {
    const plot = stage.firstElementChild as HTMLElement;
    plot.style.height = '100%';
    const { current: canvas } = canvasRef;
    if (canvas?.parentElement) {
      const geometry = measureMirror(canvas.parentElement);
      const painter = createMirrorPainter(canvas, kind, placeMirrorRows(kind, order), geometry);
      painter?.draw(MIRROR_MS, undefined);
      plot.toggleAttribute('data-drawn', painter !== undefined);
    }
    const { x, y, width, height } = stage.getBoundingClientRect();
    const frame = new DOMRect(x - MARGIN_PX, y, width + 2 * MARGIN_PX, height);
    return savePicture([plot], frame, credits, format);
  });
}
