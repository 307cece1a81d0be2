import * as words from '#words/sources';
import { Figure } from '../claim/Figure';
import { corrections } from '../model/corrections';
import styles from './SourcesText.module.css';

/** The corrections in plain words. */
export function Mended() {
  return (
    <ul className={styles.mended}>
      {corrections.map(({ id, figure, wrong, right, working }) => (
        <li key={id} data-correction={id}>
          <p>{words.said(<s>{wrong}</s>)}</p>
          <p>
            {words.checked(
              <Figure id={figure}>
                {right.map((phrase) => (typeof phrase === 'string' ? phrase : phrase.text)).join('')}
              </Figure>,
              <span data-working="">{working}</span>,
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
