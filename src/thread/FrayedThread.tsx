import { type RefObject, useState } from 'react';
import type { Scene } from '../scene/scene';
import { useScene } from '../scene/useScene';
import { drawFrayedRope } from './drawFrayedRope';
import { type FrayRoom, placeFray } from './placeFray';
import { placeThread } from './placeThread';
import { recordStrokes, type Stroke } from './strokes';

export interface FrayProps {
  /** The text around which the thread hangs. */
  textRef: RefObject<HTMLElement | null>;
  className: string | undefined;
}

/** The box of the words themselves, not of the block that they stand in. */
function measureWords(block: Element): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(block);
  return range.getBoundingClientRect();
}

function measureRoom(root: HTMLElement, text: HTMLElement): FrayRoom {
  const box = root.getBoundingClientRect();
  const words = [...text.children].map(measureWords);
  const bar = document.querySelector('[data-bar]');
  return {
    widthPx: box.width,
    heightPx: box.height,
    topPx: bar?.clientHeight ?? 0,
    textTopPx: Math.min(...words.map(({ top }) => top)) - box.top,
    textRightPx: Math.max(...words.map(({ right }) => right)) - box.left,
  };
}

/** The torn thread around a text. It stands still: React renders it by its layout, as paths. */
const frayScene: Scene<Pick<FrayProps, 'textRef'>, Stroke[]> = {
  clock: 'time',
  stops: [{ name: 'torn', at: {} }],
  measure(root, _, { textRef }) {
    if (!textRef.current) return undefined;
    const { ropes, ropePx } = placeFray(measureRoom(root, textRef.current));
    return ropes.flatMap((waypoints, i) => {
      const points = placeThread(waypoints, ropePx / 4);
      return recordStrokes((context) => drawFrayedRope(context, points, ropePx, i * 5 + 3));
    });
  },
};

/** Two ends of a torn thread, which hang around the text and never cross it. */
export function FrayedThread({ textRef, className }: FrayProps) {
  const [strokes, setStrokes] = useState<Stroke[]>();
  const scene = useScene(frayScene, { textRef }, { onLayout: setStrokes });
  return (
    <div ref={scene.ref('root')} className={className} aria-hidden="true">
      <svg aria-hidden="true">
        {strokes?.map(({ d, color, widthPx }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: strokes have no other name, and keep their order
          <path key={i} d={d} stroke={color} strokeWidth={widthPx} />
        ))}
      </svg>
    </div>
  );
}
