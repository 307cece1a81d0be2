import { useLocation, useNavigate } from 'react-router';
import { type Level, parseLevel } from '../../model/lesson/tasks';
import { useHydrated } from '../../motion/useHydrated';
import { formatStorySearch, useUserInput } from '../../ui/userInput';

/** For whom the sheet is, and how to choose: the address says it. The HTML as sent is the standard one. */
export function useLevel(): [level: Level, choose: (level: Level) => void] {
  const isHydrated = useHydrated();
  const cups = useUserInput();
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  const choose = (level: Level) =>
    navigate(
      { pathname, search: formatStorySearch(search, cups, { level }), hash },
      { replace: true, state, preventScrollReset: true },
    );
  return [parseLevel(isHydrated ? search : ''), choose];
}
