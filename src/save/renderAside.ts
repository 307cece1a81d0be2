import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/**
 * Renders a picture beside the page's own, unseen, and hands it over; then it is gone. It stands within `parent`, for
 * the styles that it takes from there.
 */
export async function renderAside(
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
