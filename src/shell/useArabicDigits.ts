import { useEffect } from 'react';
import { ownDigits } from '#words/shell';
import { useSaid } from '../ui/reader';

/** Shows numbers in Arabic's own digits where the URL asks for them (`?digits=arab`), and the page is in Arabic. */
export function useArabicDigits(): void {
  const isArab = useSaid().digits === 'arab';
  useEffect(() => {
    if (ownDigits === '' || !isArab) return;
    let stop: (() => void) | undefined;
    const controller = new AbortController();
    const start = async () => {
      const { showArabicDigits } = await import('./arabicDigits');
      if (!controller.signal.aborted) stop = showArabicDigits(document.body);
    };
    start();
    return () => {
      controller.abort();
      stop?.();
    };
  }, [isArab]);
}
