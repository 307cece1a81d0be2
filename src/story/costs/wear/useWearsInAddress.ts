import { useLocation, useNavigate } from 'react-router';
import { formatStorySearch, useUserInput } from '../../../ui/userInput';
import { useWhenResting } from '../../../ui/useWhenResting';
import { START_WEARS, useWears } from './wearsStore';

/** Browsers refuse an address that changes with every step of a slider: it is written as that rests. */
const REST_MS = 400;

/** Keeps the wears in the address, `?wears=87`, where the page stands: nothing scrolls. */
export function useWearsInAddress(): () => void {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const userInput = useUserInput();
  const wears = useWears();
  return useWhenResting(REST_MS, () => {
    const query = formatStorySearch(search, userInput, { wears: wears === START_WEARS ? null : wears });
    // Without its fragment: the router would go there again.
    navigate({ pathname, search: query }, { replace: true, state, preventScrollReset: true });
  });
}
