import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type Activity, EMPTY_ACTIVITY, formatActivity } from '../../model/lesson/activity';
import { ACTIVITY_PREFIX } from '../../model/stateHash';
import { useWhenResting } from '../../ui/useWhenResting';
import { readActivity } from './places';

/** The address follows when the hand rests: browsers take only so many changes of it in a while. */
const REST_MS = 300;

/**
 * The activity that the address holds, and how to change it: the state is the address, and nothing else keeps it. A fragment
 * that names a place on the page leaves it as it is.
 */
export function useActivity() {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const [activity, setActivity] = useState(EMPTY_ACTIVITY);
  const [isBad, setIsBad] = useState(false);

  const take = useEffectEvent(() => {
    if (!hash.startsWith(ACTIVITY_PREFIX)) return;
    const read = readActivity(hash);
    setIsBad(read === undefined);
    // One that cannot be read leaves what stands there.
    if (read && formatActivity(read) !== formatActivity(activity)) setActivity(read);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each other fragment anew
  useEffect(() => take(), [hash]);

  const wait = useWhenResting(REST_MS, () =>
    navigate(
      { pathname, search, hash: formatActivity(activity) },
      { replace: true, state, preventScrollReset: true, flushSync: true },
    ),
  );
  const change = (next: Partial<Activity>) => {
    setIsBad(false);
    setActivity({ ...activity, ...next });
    wait();
  };
  return { activity, isBad, change };
}
