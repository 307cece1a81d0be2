import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { openFold } from './folds';

/**
 * Marks what the address points at, unfolds it, and gives it the focus. The browser's own :target does not follow links
 * that the router handles. Who comes back with Back or Forward keeps the place where they left the page, as everywhere;
 * so does who has a page loaded: the browser has gone there, unless it does not open what is folded.
 */
export function useTarget(): void {
  const { hash, key, state } = useLocation();
  const place: string = state?.place ?? hash.slice(1);
  const isFollowed = useNavigationType() !== 'POP';
  // Before the router restores the place: unfolded, the page is as long as it was.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit is an event
  useLayoutEffect(() => {
    for (const last of document.querySelectorAll<HTMLElement>('[data-target]')) delete last.dataset.target;
    const target = place === '' ? null : document.getElementById(place);
    if (!target) return;
    target.dataset.target = '';
    target.hidden = false;
    const isFoldedAway = target.checkVisibility?.() === false;
    openFold(target);
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
    if (isFollowed || isFoldedAway) target.scrollIntoView();
  }, [place, key]);
}
