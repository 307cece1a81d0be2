import { useLocation, useNavigate } from 'react-router';
import type { PlaceId } from '../../data/places';
import { parseGrown } from '../../model/placeWater';
import { useHydrated } from '../../motion/useHydrated';
import { formatStorySearch, useUserInput } from '../../ui/userInput';

/** Where the reader has the cotton grown, and how to choose: the address says it, and nothing else keeps it. */
export function useGrown(): [grown: PlaceId | undefined, choose: (id: PlaceId) => void] {
  const isHydrated = useHydrated();
  const cups = useUserInput();
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  const choose = (grown: PlaceId) =>
    navigate(
      { pathname, search: formatStorySearch(search, cups, { grown }), hash },
      { replace: true, state, preventScrollReset: true },
    );
  return [isHydrated ? parseGrown(search) : undefined, choose];
}
