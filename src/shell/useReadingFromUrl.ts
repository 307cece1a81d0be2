import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { applyPreferences } from '../motion/preferences';

/** Keeps the reading (`?view`, `?motion`) in step with the URL. boot.js did it before the first paint. */
export function useReadingFromUrl(): void {
  const { search } = useLocation();
  useEffect(() => applyPreferences(search), [search]);
}
