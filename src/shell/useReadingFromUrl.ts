import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { readSearch } from '../model/reader';
import { keepPlace } from '../motion/keepPlace';
import { applyReading, type Reading, readPlainlyOnPaper } from '../motion/preferences';
import { frames } from '../scene/frames';

/** Changes to the reading that a query asks for. The readings have different lengths: what is being read stays in view. */
export function changeReading(reading: Reading): void {
  keepPlace(() => flushSync(() => applyReading(reading)));
}

/** Follows the reading (`?view`, `?motion`) in the URL, and is plain on paper. boot.ts did it before the first paint. */
export function useReadingFromUrl(): void {
  const { search } = useLocation();
  const { view, motion } = readSearch(search);
  const asked = useRef({ view, motion });
  useEffect(() => {
    // Not at the start: where the scripts came late, boot.ts has turned the page plain, whatever the URL says.
    if (asked.current.view === view && asked.current.motion === motion) return;
    asked.current = { view, motion };
    changeReading({ view, motion });
  }, [view, motion]);
  useEffect(() => readPlainlyOnPaper(frames.runNow), []);
}
