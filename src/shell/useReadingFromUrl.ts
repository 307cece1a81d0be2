import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { applyPreferences, parsePreferences, readPlainlyOnPaper } from '../motion/preferences';

/** Keeps the reading (`?view`, `?motion`) in step with the URL, and plain on paper. boot.js did it before the first paint. */
export function useReadingFromUrl(): void {
  const { search } = useLocation();
  useEffect(() => {
    const apply = () => applyPreferences(window.location.search);
    if (document.documentElement.dataset.view === parsePreferences(search).view) apply();
    else import('./changeReading').then(({ changeReading }) => changeReading(), apply);
  }, [search]);
  useEffect(readPlainlyOnPaper, []);
}
