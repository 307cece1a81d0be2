import { useEffect, useState } from 'react';
import { useScene } from '../scene/useScene';
import type { Entry } from './readWaypoints';
import { type ThreadProps, threadScene } from './scene';
import styles from './Thread.module.css';

/** How the thread enters a page that is opened directly. */
const FIRST_ENTRY: Entry = { xShare: 0.98, stage: 'raw' };

/** Where the last page let the thread out. */
let lastExit: Entry | undefined;

/**
 * The page-long thread, led by its needle: it runs through the positioned element that holds it. Its waypoints are
 * `data-knot` attributes (`data-knot-narrow` up to 700 px) on the elements that it passes. It comes in where the page
 * before let it out, or out of the logo.
 */
export function Thread({
  isFromLogo = false,
  measureDye,
}: Pick<ThreadProps, 'measureDye'> & { isFromLogo?: boolean }) {
  const [ends] = useState<ThreadProps['ends']>({});
  const scene = useScene(
    threadScene,
    { ends, measureDye },
    {
      onLayout: (layout) => {
        if (layout?.exit) ends.exit = layout.exit;
      },
    },
  );
  useEffect(() => {
    if (!isFromLogo) ends.entry = lastExit ?? FIRST_ENTRY;
    return () => {
      lastExit = ends.exit ?? lastExit;
    };
  }, [ends, isFromLogo]);
  return (
    <div ref={scene.ref('root')} className={styles.thread} aria-hidden="true">
      <svg ref={scene.ref('drawing')} data-thread="" />
    </div>
  );
}
