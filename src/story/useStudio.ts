import { useEffect, useState } from 'react';
import { pageStudio, type Studio } from '../charts/studio/studio';
import { waitForReader } from './reader';

let settled: Studio | undefined;

async function settleStudio(): Promise<Studio> {
  await waitForReader();
  try {
    const { openStudio } = await import('../charts/studio/workerStudio');
    settled = await openStudio();
  } catch {
    // No worker can draw here: the page goes on by itself.
    settled = pageStudio;
  }
  return settled;
}

/**
 * Where to draw: a worker's studio, or the page itself where that can't be had. Undefined until the reader does
 * anything: nothing is fetched for a page that nobody reads. What must stand before is drawn in the page itself.
 */
export function useStudio(): Studio | undefined {
  const [studio, setStudio] = useState(settled);
  useEffect(() => {
    if (studio) return;
    let isLeft = false;
    settleStudio().then((opened) => {
      if (!isLeft) setStudio(opened);
    });
    return () => {
      isLeft = true;
    };
  }, [studio]);
  return studio;
}
