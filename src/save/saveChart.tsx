import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import * as words from '#words/picture';
import { BarChart } from '../charts/bar/BarChart';
import { ValueTags } from '../charts/bar/ValueTags';
import type { ChartSpec } from '../charts/chartSpec';
import { describeChartSource } from '../model/chartSource';
import { describeMeasureFinding } from '../model/fabricFindings';
import { joinPhrases } from '../model/phrases';
import { describeProductionFinding } from '../model/production';
import { type PictureFormat, savePicture } from './savePicture';

/**
 * Renders a picture beside the page's own, unseen, and hands it over; then it is gone. It stands within `parent`, for
 * the styles that it takes from there.
 */
async function renderAside(
  parent: Element,
  size: { widthPx: number; heightPx: number },
  node: ReactNode,
  use: (stage: HTMLElement) => Promise<void>,
): Promise<void> {
  const stage = document.createElement('div');
  stage.inert = true;
  stage.ariaHidden = 'true';
  const { style } = stage;
  style.position = 'fixed';
  style.inset = '0 auto auto 0';
  style.width = `${size.widthPx}px`;
  style.height = `${size.heightPx}px`;
  style.margin = '0';
  style.zIndex = '-1';
  style.opacity = '0';
  style.pointerEvents = 'none';
  parent.append(stage);
  const root = createRoot(stage);
  try {
    flushSync(() => root.render(node));
    await use(stage);
  } finally {
    root.unmount();
    stage.remove();
  }
}

/** The size of a saved chart: the same on every screen. */
const SIZES = {
  production: { widthPx: 800, heightPx: 600 },
  fabrics: { widthPx: 660, heightPx: 440 },
};
/** What reaches beyond a chart's box: names below it, a value above; and a margin, so that no line ends at the edge. */
const REACH_PX = { top: 60, right: 24, bottom: 64, left: 12 };
/** Our checks of units that the axes say: no picture goes round without its own. */
const CHECKS: Record<ChartSpec['id'], readonly string[]> = {
  production: [words.productionCheck],
  water: [words.fiberCheck],
  energy: [words.energyCheck, words.fiberCheck],
  co2: [words.fiberCheck],
};

const FINDINGS: Record<ChartSpec['id'], string> = {
  production: joinPhrases(describeProductionFinding()),
  water: joinPhrases(describeMeasureFinding('water')),
  energy: joinPhrases(describeMeasureFinding('energy')),
  co2: joinPhrases(describeMeasureFinding('co2')),
};

/** Saves a chart at its final frame, whether it has been played or not. `figure` gives the colors. */
export function saveChart(spec: ChartSpec, figure: Element, format: PictureFormat): Promise<void> {
  const { name, data, titles, material, timing } = spec;
  const size = spec.id === 'production' ? SIZES.production : SIZES.fabrics;
  const placed = spec.place(data, size);
  const chart = (
    <BarChart
      {...{ name, data, titles, material, timing }}
      chart={placed}
      phase="whole"
      tags={<ValueTags chart={placed} data={data} timing={timing} phase="whole" />}
    />
  );
  return renderAside(figure, size, chart, (stage) => {
    const { x, y } = stage.getBoundingClientRect();
    const heightPx = size.heightPx + REACH_PX.top + REACH_PX.bottom;
    const widthPx = size.widthPx + REACH_PX.left + REACH_PX.right;
    const frame = new DOMRect(x - REACH_PX.left, y - REACH_PX.top, widthPx, heightPx);
    return savePicture(
      [...stage.children],
      frame,
      {
        title: name,
        sentence: FINDINGS[spec.id],
        source: describeChartSource(spec.id),
        checks: CHECKS[spec.id],
      },
      format,
    );
  });
}
