import * as words from '#words/lives';
import { COMMA } from '#words/rules';
import { formatNumber } from '../../model/format';
import type { Pair } from '../../model/lives/life';
import { countWorlds, findLighter, sortWorlds } from '../../model/lives/worlds';
import styles from './TwoLives.module.css';

const COLUMNS = 20;
const SHIRT = 'M34.5 3Q50 14 65.5 3L80 7 98.5 34 86.5 42 78.5 33 79 98H21L21.5 33 13.5 42 1.5 34 20 7Z';
/** With a seam down its front: what is A's is not told by its dye alone. */
const SEAMED =
  'M34.5 3Q41 7.400 46.5 8.200V98H21L21.5 33 13.5 42 1.5 34 20 7ZM65.5 3Q59 7.400 53.5 8.200V98H79L78.5 33 86.5 42 98.5 34 80 7Z';

/**
 * 200 worlds, a small shirt each, in the color of the life that is lighter there: first those of the life that is lighter in
 * more. While a hand sets something each stays where it is; they are sorted as it rests.
 */
export function Worlds({ pair, settled }: { pair: Pair; settled: Pair }) {
  const { differences, aLighter, bLighter, even } = countWorlds(pair);
  const inWords = [
    words.isLighter('B', formatNumber(bLighter)),
    words.isLighter('A', formatNumber(aLighter)) + (even > 0 ? words.areEven(formatNumber(even)) : ''),
  ].join(COMMA);
  return (
    <div className={styles.worlds}>
      <svg className="dyed turns cover" width="100%" height="100%" role="img" aria-label={inWords}>
        {sortWorlds(settled).map((world, place) => {
          const lighter = findLighter(differences[world] ?? 0);
          return (
            <svg
              key={world}
              x={`${(100 / COLUMNS) * (place % COLUMNS)}%`}
              y={`${10 * Math.floor(place / COLUMNS)}%`}
              width={`${100 / COLUMNS}%`}
              height="10%"
              viewBox="-3 -1 106 104"
              aria-hidden="true"
            >
              <path d={lighter === 'a' ? SEAMED : SHIRT} data-lighter={lighter} />
            </svg>
          );
        })}
      </svg>
    </div>
  );
}
