import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { formatLives, parseLives } from '../../model/lives/address';
import { holdsLives } from '../../model/lives/hash';
import { OPENING } from '../../model/lives/life';
import { judge } from '../../model/lives/verdict';
import { joinClass } from '../../model/stateHash';
import { useWhenResting } from '../../ui/useWhenResting';
import { tellLabel } from '../costs/label/livesLine';
import { setLives, useLives } from './livesStore';
import { writeVerdict } from './worlds/verdictText';

/** The address follows when the hand rests: browsers take only so many changes of it in a while. */
const REST_MS = 300;

/** Keeps the two lives and the page's fragment the same: the state is the address. */
export function useLivesAddress(): void {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const pair = useLives();

  useEffect(() => {
    if (holdsLives(hash)) setLives(parseLives(hash));
  }, [hash]);
  // A page that is come to without them begins with the opening pair.
  const begin = useEffectEvent(() => {
    if (!holdsLives(hash)) setLives(OPENING);
  });
  useEffect(() => begin(), []);

  const wait = useWhenResting(REST_MS, () => {
    const lives = formatLives(pair);
    if (lives !== formatLives(OPENING)) tellLabel({ line: writeVerdict(judge(pair)), hash: lives });
    const next = joinClass(lives, hash);
    const isKnown = holdsLives(hash) ? next === hash : lives === formatLives(OPENING);
    if (isKnown) return;
    navigate(
      { pathname, search, hash: next },
      { replace: true, state, preventScrollReset: true, flushSync: true },
    );
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change waits anew
  useEffect(() => wait(), [pair]);
}
