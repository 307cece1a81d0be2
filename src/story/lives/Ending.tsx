import * as words from '#words/lives';
import { PAGE_SOURCES } from '../../data/pageSources';
import { Fold } from '../../ledger/Fold';
import type { Pair } from '../../model/lives/life';
import { NextLink } from '../../ui/NextLink';
import styles from './Ending.module.css';
import { Numbers } from './Numbers';

/** The way on, and folded what stands behind the answer. */
export function Ending({ pair }: { pair: Pair }) {
  return (
    <section id="numbers" className={styles.ending} data-ground="boll">
      <NextLink className={`screen-only ${styles.next}`} to="/thirsty_fashion">
        <span>{words.pourAgain}</span>
      </NextLink>
      <Fold title={words.foldName}>
        <Numbers pair={pair} />
      </Fold>
      <p className={styles.source}>{words.sources(PAGE_SOURCES.lives)}</p>
    </section>
  );
}
