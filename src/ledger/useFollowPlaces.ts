import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { leadTo } from '../model/stateHash';
import { isPlainClick } from '../ui/isPlainClick';

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
