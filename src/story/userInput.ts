import { useLocation } from 'react-router';
import { type DailyCups, parseUserInput } from '../model/userInput';
import { useHydrated } from '../motion/useHydrated';

/**
 * The visitor's cups a day, from the navigation state. Undefined while prerendering and in the first client
 * render: history state survives a reload, but the HTML knows nothing of it.
 */
export function useUserInput(): DailyCups | undefined {
  const isHydrated = useHydrated();
  const { state } = useLocation();
  return isHydrated ? parseUserInput(state) : undefined;
}
