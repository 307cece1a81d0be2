import { calculateLabelOpacity, LABELS, type Label, type LabelId, placeLabels } from './labels';
import type { Scene } from './scene';
import { calculateSpan } from './timeline';

const findLabel = (picture: HTMLElement, id: LabelId) =>
  picture.querySelector<HTMLElement>(`[data-label="${id}"]`);

/**
 * Puts every label of `kind` in its place on the stage, and has them laid out at once: the frame that shows them has
 * enough to do.
 */
export function layOutLabels(picture: HTMLElement, { stage, lake }: Scene, kind: Label['kind']): void {
  const placed = placeLabels(stage, lake.water);
  for (const { id } of LABELS.filter((label) => label.kind === kind)) {
    const { xPx, yPx, widthPx } = placed[id];
    const label = findLabel(picture, id);
    label?.style.setProperty('transform', `translate(${xPx}px, ${yPx}px)`);
    if (widthPx !== undefined) label?.style.setProperty('width', `${widthPx}px`);
  }
  picture.getBoundingClientRect();
}

/** Shows the labels that belong to progress `p`, and strikes the claim through as far as the check has come. */
export function showLabels(picture: HTMLElement, p: number): void {
  for (const label of LABELS) {
    findLabel(picture, label.id)?.style.setProperty('opacity', calculateLabelOpacity(label, p).toFixed(3));
  }
  findLabel(picture, 'half')?.style.setProperty('--struck', calculateSpan('check', p).toFixed(3));
}
