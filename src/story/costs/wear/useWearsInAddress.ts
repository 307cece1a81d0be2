import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { parseWears } from '../../../model/wears';
import { useKeepInAddress } from '../../../ui/useKeepInAddress';
import { START_WEARS, setWears, useWears } from './wearsStore';

/** Keeps the wears in the address, `?wears=87`, where the page stands: nothing scrolls. */
export function useWearsInAddress(): () => void {
  const { search, key } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const wears = useWears();
  // Back leads to a page with wears of its own.
  const take = useEffectEvent(() => {
    const said = parseWears(search);
    if (isReturn && said !== undefined) setWears(said);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history anew
  useEffect(() => take(), [key]);
  return useKeepInAddress({ wears: wears === START_WEARS ? null : wears });
}
