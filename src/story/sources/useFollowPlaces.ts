import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * Follows the page's links to its own places ("#cotton-cups"), of which there are hundreds: as plain links they cost
 * nothing until one is pressed. The visitor's number and reading stay, as with every link of the story.
 */
export function useFollowPlaces(): (event: MouseEvent) => void {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  return (event) => {
    const isModified = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    const link = (event.target as Element).closest('a[href^="#"]');
    if (!link || isModified || event.defaultPrevented) return;
    event.preventDefault();
    navigate({ search, hash: link.getAttribute('href') ?? '' }, { state });
  };
}
