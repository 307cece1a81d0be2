import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { formatStorySearch, useUserInput } from '../../../ui/userInput';
import { START_WEARS } from './wearsStore';

/** Browsers refuse an address that changes with every step of a slider: it is written as that rests. */
const REST_MS = 400;

/** Keeps the wears in the address, `?wears=87`, where the page stands: nothing scrolls. */
export function useWearsInAddress(): (wears: number) => void {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const userInput = useUserInput();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const write = useEffectEvent((wears: number) => {
    const query = formatStorySearch(search, userInput, { wears: wears === START_WEARS ? null : wears });
    // Without its fragment: the router would go there again.
    navigate({ pathname, search: query }, { replace: true, state, preventScrollReset: true });
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const wait = useRef((wears: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => write(wears), REST_MS);
  });
  return wait.current;
}
