import { isSameLife, MIDDLE, type Pair } from './life';
import { countWorlds, type Outcome, WORLD_COUNT } from './worlds';

export type Letter = 'A' | 'B';

/** What most of the worlds have in common in which the other life is lighter. */
export type Reason = 'makes little' | 'makes much' | 'loser outlasts' | 'winner wears out';

export interface Verdict {
  /** The life that is lighter in more worlds; B where both are in as many. */
  winner: Letter;
  /** In how many worlds it is. */
  worlds: number;
  others: number;
  /** "same": set alike, so that only how long each lasts parts them. "toss-up": fewer than 130. "all": every one of them. */
  kind: 'same' | 'toss-up' | 'all' | 'most';
  reasons: readonly Reason[];
  /** How many of the others are no more than even. */
  even: number;
}

/** Below so many of the 200 worlds nobody can say that one life is surely lighter. */
const CLEAR = 130;
/** A reason is named only where four of five of those worlds share it. */
const SHARED = 0.8;

function findReasons(outcomes: readonly Outcome[], winner: Letter): Reason[] {
  const [own, other] =
    winner === 'A' ? (['lastingA', 'lastingB'] as const) : (['lastingB', 'lastingA'] as const);
  const tests: [Reason, (outcome: Outcome) => boolean][] = [
    ['makes little', ({ world }) => world.makingKg < MIDDLE.makingKg],
    ['makes much', ({ world }) => world.makingKg > MIDDLE.makingKg],
    ['loser outlasts', ({ world }) => world[other] > 1],
    ['winner wears out', ({ world }) => world[own] < 1],
  ];
  return tests
    .filter(([, test]) => outcomes.filter(test).length >= SHARED * outcomes.length)
    .map(([reason]) => reason);
}

/** What the 200 worlds say of a pair, and what those have in common that say otherwise. */
export function judge(pair: Pair, { outcomes, aLighter, bLighter, even } = countWorlds(pair)): Verdict {
  const winner = bLighter >= aLighter ? 'B' : 'A';
  const worlds = Math.max(aLighter, bLighter);
  const against = winner === 'B' ? outcomes.slice(0, aLighter) : outcomes.slice(outcomes.length - bLighter);
  const counted = worlds === WORLD_COUNT ? 'all' : worlds < CLEAR ? 'toss-up' : 'most';
  const kind = isSameLife(pair.a, pair.b) ? 'same' : counted;
  const reasons = kind === 'most' && against.length > 0 ? findReasons(against, winner) : [];
  return { winner, worlds, others: WORLD_COUNT - worlds, kind, reasons, even };
}
