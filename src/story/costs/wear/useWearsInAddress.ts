import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { parseWears } from '../../../model/wears';
import { formatStorySearch, useUserInput } from '../../../ui/userInput';
import { useWhenResting } from '../../../ui/useWhenResting';
import { START_WEARS, setWears, useWears } from './wearsStore';

/** Browsers refuse an address that changes with every step of a slider: it is written as that rests. */
const REST_MS = 400;

/** Keeps the wears in the address, `?wears=87`, where the page stands: nothing scrolls. */
export function useWearsInAddress(): () => void {
  const { pathname, search, state, key } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const navigate = useNavigate();
  const userInput = useUserInput();
  const wears = useWears();
  // Back leads to a page with wears of its own.
  const take = useEffectEvent(() => {
    const said = parseWears(search);
    if (isReturn && said !== undefined) setWears(said);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history anew
  useEffect(() => take(), [key]);
  return useWhenResting(REST_MS, () => {
    const query = formatStorySearch(search, userInput, { wears: wears === START_WEARS ? null : wears });
    // Without its fragment: the router would go there again.
    navigate(
      { pathname, search: query },
      { replace: true, state, preventScrollReset: true, flushSync: true },
    );
  });
}
