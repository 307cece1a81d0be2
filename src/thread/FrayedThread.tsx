import { drawFrayedRope } from './drawFrayedRope';
import { placeThread } from './placeThread';
import { recordStrokes } from './strokes';

const ROPE_PX = 20;
/** The two torn pieces, from beyond any window to their frayed ends, about a box of 460 by 300. */
const PIECES = [
  '-1900 70,-1200 110,-600 60,-150 90,50 140,140 215,90 265,40 210,105 120,200 95,275 112',
  '2300 70,1500 30,900 80,560 35,432 55,364 110,366 160,388 190',
];
const STROKES = PIECES.map((piece, i) => {
  const waypoints = piece.split(',').map((point) => {
    const [xPx = 0, yPx = 0] = point.split(' ').map(Number);
    return { xPx, yPx, stage: 'print' } as const;
  });
  const points = placeThread(waypoints, ROPE_PX / 4);
  return recordStrokes((context) => drawFrayedRope(context, points, ROPE_PX, i * 5 + 3));
});

/** Two ends of a torn thread, in the room that its element has. */
export function FrayedThread({ className }: { className: string | undefined }) {
  return (
    <svg viewBox="0 0 460 300" className={className} aria-hidden="true">
      {STROKES.map((strokes, i) => (
        <g key={PIECES[i]}>
          {strokes.map(({ d, color, widthPx }) => (
            <path key={`${d} ${widthPx}`} d={d} stroke={color} strokeWidth={widthPx} />
          ))}
        </g>
      ))}
    </svg>
  );
}
