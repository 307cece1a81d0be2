import * as words from '#words/shirt';
import { figures } from '../../data/figures';
import { formatCups, formatNumber } from '../../model/format';
import { describePeople } from '../../model/shirt';
import { useSaid } from '../../ui/reader';
import { Spread } from '../../ui/Spread';
import styles from './Closing.module.css';
import { Field } from './field/Field';
import { Years } from './years/Years';

/** All the water of one T-shirt: every cup, the people it would serve for a day, and the visitor's days. */
export function Closing() {
  const cups = useSaid().cups;
  const { low, high } = figures['drinking-cups'];
  return (
    <section className={styles.closing} data-ground="night" data-part="closing">
      <Spread className={styles.spread ?? ''} picture={<Field cups={cups} />}>
        <h2>{words.closingTitle}</h2>
        <p>{words.closingFactory(formatCups(figures['after-finishing'].high))}</p>
        <p>{words.closingPeople(describePeople(), formatNumber(low), formatNumber(high))}</p>
      </Spread>
      {cups !== undefined && <Years cups={cups} />}
    </section>
  );
}
