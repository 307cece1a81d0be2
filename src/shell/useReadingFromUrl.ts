import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { applyPreferences, readPlainlyOnPaper } from '../motion/preferences';

/** Keeps the reading (`?view`, `?motion`) in step with the URL, and plain on paper. boot.js did it before the first paint. */
export function useReadingFromUrl(): void {
  const { search } = useLocation();
  useEffect(() => applyPreferences(search), [search]);
  useEffect(readPlainlyOnPaper, []);
}
