import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** How long the page's text may take to arrive after a link led here. */
const LONGEST_WAIT_MS = 5000;

function mark(id: string, isReturn: boolean): boolean {
  const target = document.getElementById(id);
  if (!target || Number(document.body.dataset.building)) return false;
  target.dataset.target = '';
  target.hidden = false;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  if (!isReturn) target.scrollIntoView();
  return true;
}

/**
 * Marks what the address points at, and gives it the focus. The browser's own :target does not follow links that the
 * router handles, and the text may come after the page, in turns. Who comes back with Back or Forward keeps the place
 * where they left the page, as everywhere.
 */
export function useTarget(): void {
  const { hash, key } = useLocation();
  // The router names no key for the page that a visit begins with, nor for an address typed into a page.
  const isReturn = useNavigationType() === 'POP' && key !== 'default';
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit is an event
  useEffect(() => {
    for (const last of document.querySelectorAll<HTMLElement>('[data-target]')) delete last.dataset.target;
    const id = hash.slice(1);
    if (id === '' || mark(id, isReturn)) return;
    const observer = new MutationObserver(() => mark(id, isReturn) && observer.disconnect());
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-building'] });
    const timer = setTimeout(() => observer.disconnect(), LONGEST_WAIT_MS);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [hash, key]);
}
