import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { keepPlace } from '../motion/keepPlace';
import { applyPreferences, parsePreferences, readPlainlyOnPaper } from '../motion/preferences';
import { frames } from '../scene/frames';

/** Changes to the reading that a query asks for. The readings have different lengths: what is being read stays in view. */
export function changeReading(search: string): void {
  keepPlace(() => flushSync(() => applyPreferences(search)));
}

/** Follows the reading (`?view`, `?motion`) in the URL, and is plain on paper. boot.ts did it before the first paint. */
export function useReadingFromUrl(): void {
  const { search } = useLocation();
  const { view, isMotionOff } = parsePreferences(search);
  const asked = useRef({ view, isMotionOff });
  useEffect(() => {
    // Not at the start: where the scripts came late, boot.ts has turned the page plain, whatever the URL says.
    if (asked.current.view === view && asked.current.isMotionOff === isMotionOff) return;
    asked.current = { view, isMotionOff };
    changeReading(search);
  }, [view, isMotionOff, search]);
  useEffect(() => readPlainlyOnPaper(frames.runNow), []);
}
