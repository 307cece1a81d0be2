import { useEffect, useEffectEvent } from 'react';
import { formatLives, parseLives } from '../../model/lives/address';
import { holdsLives } from '../../model/lives/hash';
import { OPENING } from '../../model/lives/life';
import { judge } from '../../model/lives/verdict';
import { joinClass } from '../../model/stateHash';
import { useFragment } from '../../ui/reader';
import { useWhenResting } from '../../ui/useWhenResting';
import { tellLabel } from '../costs/label/livesLine';
import { setLives, useLives } from './livesStore';
import { writeVerdict } from './worlds/verdictText';

/** The address follows when the hand rests: browsers take only so many changes of it in a while. */
const REST_MS = 300;

/** Which half of the address's lives cannot be read: there the usual life stands. */
export function useUnreadLives() {
  const [hash] = useFragment();
  return holdsLives(hash) ? parseLives(hash).unread : undefined;
}

/** Keeps the two lives and the page's fragment the same: the state is the address. */
export function useLivesAddress(): void {
  const [hash, setHash] = useFragment();
  const pair = useLives();

  useEffect(() => {
    if (holdsLives(hash)) setLives(parseLives(hash).pair);
  }, [hash]);
  // A page that is come to without them begins with the opening pair.
  const begin = useEffectEvent(() => {
    if (!holdsLives(hash)) setLives(OPENING);
  });
  useEffect(() => begin(), []);

  const wait = useWhenResting(REST_MS, () => {
    const lives = formatLives(pair);
    if (lives !== formatLives(OPENING)) tellLabel(writeVerdict(judge(pair)));
    // An address that says them in other words, or lacks one, stays as it came until a reader changes something.
    const known = holdsLives(hash) ? parseLives(hash).pair : OPENING;
    if (lives !== formatLives(known)) setHash(joinClass(lives, hash));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change waits anew
  useEffect(() => wait(), [pair]);
}
