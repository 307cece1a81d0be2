import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * Marks what the address points at, and gives it the focus. The browser's own :target does not follow links that the
 * router handles. Who comes back with Back or Forward keeps the place where they left the page, as everywhere; so does
 * who has a page loaded: the browser has gone there.
 */
export function useTarget(): void {
  const { hash, key } = useLocation();
  const isFollowed = useNavigationType() !== 'POP';
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit is an event
  useEffect(() => {
    for (const last of document.querySelectorAll<HTMLElement>('[data-target]')) delete last.dataset.target;
    const target = hash === '' ? null : document.getElementById(hash.slice(1));
    if (!target) return;
    target.dataset.target = '';
    target.hidden = false;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
    if (isFollowed) target.scrollIntoView();
  }, [hash, key]);
}
