import * as words from '#words/shirt';
import { figures } from '../../data/figures';
import { Correction } from '../../ledger/Correction';
import { formatCups } from '../../model/format';
import { describePeople } from '../../model/shirt';
import { useSaid } from '../../ui/reader';
import { Spread } from '../../ui/Spread';
import styles from './Closing.module.css';
import { Field } from './field/Field';
import { Years } from './years/Years';

function Head() {
  return (
    <Spread
      className={styles.head ?? ''}
      picture={
        <p className={styles.key}>
          <span>{words.closingLiters}</span> <small>{words.closingLow}</small>
        </p>
      }
    >
      <h2>{words.closingTitle}</h2>
    </Spread>
  );
}

/** Whom so much water would serve, and the story's first slip. */
function People() {
  const { low, high } = figures['drinking-cups'];
  return (
    <div className={styles.people}>
      <p>
        {words.closingText(
          describePeople(),
          low,
          high,
          formatCups(figures['after-finishing'].high),
          <Correction id="people" said={words.peopleSaid} />,
        )}{' '}
        <span>{words.slipKey}</span>
      </p>
    </div>
  );
}

/** All the water of one T-shirt: every cup, the people it would serve for a day, and the visitor's years. */
export function Closing() {
  const cups = useSaid().cups;
  return (
    <section className={styles.closing} data-ground="night" data-part="closing">
      <Head />
      <Field cups={cups} />
      <People />
      {cups !== undefined && <Years cups={cups} />}
    </section>
  );
}
