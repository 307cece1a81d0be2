import { useEffect, useState } from 'react';
import { pageStudio, type Studio } from '../../charts/studio';
import { waitForReader } from '../reader';

let settled: Studio | undefined;

/** Whether a studio is about to come: what stands until then need not be drawn again. */
export let isStudioOpening = false;

/** Where to draw from now on: a worker's studio, or the page itself where that can't be had. It never fails. */
export async function openStudio(): Promise<Studio> {
  isStudioOpening = true;
  try {
    const { openWorkerStudio } = await import('./workerStudio');
    settled = await openWorkerStudio();
  } catch {
    settled = pageStudio;
  }
  isStudioOpening = false;
  return settled;
}

let opening: Promise<Studio> | undefined;

/**
 * Where to draw. Undefined until the reader does anything: nothing is fetched for a page that nobody reads. What must
 * stand before is drawn in the page itself.
 */
export function useStudio(): Studio | undefined {
  const [studio, setStudio] = useState(settled);
  useEffect(() => {
    if (studio) return;
    let isLeft = false;
    // One wait for all scenes of a page.
    opening ??= waitForReader().then(openStudio);
    opening.then((opened) => {
      if (!isLeft) setStudio(opened);
    });
    return () => {
      isLeft = true;
    };
  }, [studio]);
  return studio;
}
