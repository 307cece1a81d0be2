import type { Stage } from './layout';

/** Lets what has been drawn fade out below the bar, so that nothing passes beneath its links. */
export function clearUnderBar(context: CanvasRenderingContext2D, { barPx, widthPx }: Stage): void {
  const fade = context.createLinearGradient(0, barPx, 0, barPx + 24);
  fade.addColorStop(0, '#000f');
  fade.addColorStop(1, '#0000');
  context.save();
  context.globalCompositeOperation = 'destination-out';
  context.fillStyle = fade;
  context.fillRect(0, 0, widthPx, barPx + 24);
  context.restore();
}
