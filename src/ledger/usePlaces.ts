import { type MouseEvent, useLayoutEffect } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { leadTo } from '../model/stateHash';
import { isPlainClick } from '../ui/isPlainClick';
import { openFold } from './folds';

/**
 * Follows the page's links to its own places ("#cotton-cups"), of which there are hundreds: as plain links they cost
 * nothing until one is pressed. The visitor's number and reading stay, as with every link of the story.
 */
export function useFollowPlaces(): (event: MouseEvent) => void {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  return (event) => {
    const link = (event.target as Element).closest('a[href^="#"]');
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    const { place, ...to } = leadTo(link.getAttribute('href') ?? '', hash);
    navigate({ search, ...to }, { state: place ? { ...state, place } : state });
  };
}

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
