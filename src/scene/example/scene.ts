import { COLORS } from '../../theme/tokens';
import type { Scene } from '../scene';

interface GlassLayout {
  leftPx: number;
  widthPx: number;
  heightPx: number;
  dropPx: number;
}

/** A glass that fills with the scroll through its section; a number beside its edge rises with the water. */
export const glassScene: Scene<{ cups: number }, GlassLayout, HTMLCanvasElement> = {
  clock: 'scroll',
  rests: [
    { name: 'empty', at: { progress: 0 } },
    { name: 'full', at: { progress: 1 } },
  ],
  layoutKey: () => '',
  measure: (_, { widthPx, heightPx }) => ({ leftPx: widthPx / 4, widthPx: widthPx / 2, heightPx, dropPx: 8 }),
  *prepare({ dropPx }, pool, { pixelRatio }) {
    const drop = pool.make(dropPx * pixelRatio, dropPx * pixelRatio);
    const context = drop.getContext('2d');
    yield;
    if (context) context.fillStyle = COLORS['dip-8'];
    context?.fillRect(0, 0, drop.width, drop.height);
    return drop;
  },
  draw(context, { leftPx, widthPx, heightPx, dropPx }, drop, { progress }) {
    context.fillStyle = COLORS['dip-8'];
    context.fillRect(leftPx, heightPx * (1 - progress), widthPx, heightPx * progress);
    if (drop && progress < 1) context.drawImage(drop, leftPx + widthPx / 2, 0, dropPx, dropPx);
    return false;
  },
  place({ count }, { leftPx, widthPx, heightPx }, { progress }, { cups }) {
    if (!count) return;
    count.textContent = String(Math.round(cups * progress));
    count.style.transform = `translate(${leftPx + widthPx}px, ${heightPx * (1 - progress)}px)`;
  },
};
