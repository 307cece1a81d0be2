import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** How long the page's text may take to arrive after a link led here. */
const LONGEST_WAIT_MS = 5000;

function mark(id: string): boolean {
  const target = document.getElementById(id);
  if (!target || Number(document.body.dataset.building)) return false;
  target.dataset.target = '';
  target.hidden = false;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  target.scrollIntoView();
  return true;
}

/**
 * Marks what the address points at, and gives it the focus. The browser's own :target does not follow links that the
 * router handles, and the text may come after the page, in turns.
 */
export function useTarget(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit is an event
  useEffect(() => {
    for (const last of document.querySelectorAll<HTMLElement>('[data-target]')) delete last.dataset.target;
    const id = hash.slice(1);
    if (id === '' || mark(id)) return;
    const observer = new MutationObserver(() => mark(id) && observer.disconnect());
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-building'] });
    const timer = setTimeout(() => observer.disconnect(), LONGEST_WAIT_MS);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [hash, key]);
}
