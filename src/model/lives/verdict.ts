import { isSameLife, type Pair } from './life';
import { countWorlds, WORLD_COUNT } from './worlds';

export interface Verdict {
  /** The life that is lighter in more worlds; B where both are in as many. */
  winner: 'A' | 'B';
  /** In how many worlds it is. */
  worlds: number;
  /** "same": set alike, so that only how long each lasts parts them. "toss-up": fewer than 130. "all": every one of them. */
  kind: 'same' | 'toss-up' | 'all' | 'most';
}

/** Below so many of the 200 worlds nobody can say that one life is surely lighter. */
const CLEAR = 130;

/** What the 200 worlds say of a pair. */
export function judge(pair: Pair): Verdict {
  const { aLighter, bLighter } = countWorlds(pair);
  const worlds = Math.max(aLighter, bLighter);
  const counted = worlds === WORLD_COUNT ? 'all' : worlds < CLEAR ? 'toss-up' : 'most';
  return {
    winner: bLighter >= aLighter ? 'B' : 'A',
    worlds,
    kind: isSameLife(pair.a, pair.b) ? 'same' : counted,
  };
}
