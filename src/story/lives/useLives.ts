import { useState } from 'react';
import { formatLives, parseLives } from '../../model/lives/address';
import { holdsLives } from '../../model/lives/hash';
import { type Life, OPENING, type Pair } from '../../model/lives/life';
import { joinClass } from '../../model/stateHash';
import { useFragment } from '../../ui/reader';
import { useWhenResting } from '../../ui/useWhenResting';

/** The address follows when the hand rests: browsers take only so many changes of it in a while. */
const REST_MS = 300;

/**
 * The two lives of the page's fragment, and how to change one. No row of model/reader.ts: what a fragment lacks is the opening
 * pair, whose figures no other page carries.
 */
export function useLives() {
  const [hash, setHash] = useFragment();
  /** What was changed by hand, until the address says it. */
  const [changed, setChanged] = useState<{ hash: string; pair: Pair }>();
  const said: ReturnType<typeof parseLives> = holdsLives(hash) ? parseLives(hash) : { pair: OPENING };
  const isChanged = changed?.hash === hash;
  const pair = isChanged ? changed.pair : said.pair;
  const wait = useWhenResting(REST_MS, () => {
    setHash(joinClass(formatLives(pair), hash));
    setChanged(undefined);
  });
  return {
    pair,
    /** As they are where the hand rests: whatever stands farther down follows these. */
    settled: said.pair,
    /** Which half of the link could not be read: there the usual life stands. */
    unread: isChanged ? undefined : said.unread,
    change: (letter: keyof Pair, change: Partial<Life>) => {
      setChanged({ hash, pair: { ...pair, [letter]: { ...pair[letter], ...change } } });
      wait();
    },
  };
}

export type Lives = ReturnType<typeof useLives>;
