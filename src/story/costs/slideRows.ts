import { startFrameLoop } from '../../motion/frameLoop';
import { clamp, easeStitch } from '../../theme/easing';

const SLIDE_MS = 600;

/**
 * Lets rows that have been sorted slide from where they stood to where they belong. The rows' children move, since
 * a row that moved itself would take its name beneath the thread.
 * @param fromPx how far below its place each row stood
 * @param onMove told how far below its place each row is now
 * @returns a function that puts every row in its place at once
 */
export function slideRows(
  rows: readonly Element[],
  fromPx: readonly number[],
  onMove: (awayPx: readonly number[]) => void,
): () => void {
  const move = (share: number) => {
    const awayPx = fromPx.map((px) => px * (1 - share));
    for (const [index, row] of rows.entries()) {
      for (const child of row.children as HTMLCollectionOf<HTMLElement>) {
        child.style.transform = share < 1 ? `translateY(${awayPx[index] ?? 0}px)` : '';
      }
    }
    onMove(awayPx);
  };
  const stop = startFrameLoop((elapsedMs) => {
    const share = clamp(elapsedMs / SLIDE_MS);
    move(easeStitch(share));
    if (share === 1) stop();
  });
  move(0);
  return () => {
    stop();
    move(1);
  };
}
