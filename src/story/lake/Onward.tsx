import * as words from '#words/lake';
import { Claim } from '../../claim/Claim';
import { NextLink } from '../../ui/NextLink';
import styles from './Onward.module.css';

/** The way on to the costs, and the report that the first number comes from. */
export function Onward() {
  return (
    <section className={styles.onward} data-ground="paper">
      <NextLink className={styles.link} to="/thirsty_fashion/info3">
        <span>{words.onwardLink}</span>
        <svg className={styles.arrow} viewBox="0 0 60 25" width="60" height="25" aria-hidden="true">
          <path d="M1 13C12 5 22 20 33 13S50 10 58 12.5M48 4l10.5 8.5L48 21" />
        </svg>
      </NextLink>
      <p className={styles.source}>{words.onwardSource(<Claim id="fashion-water" />)}</p>
    </section>
  );
}
