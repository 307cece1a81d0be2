import * as words from '#words/lesson';
import { formatNumber } from '../../model/format';
import { DAILY_CUPS } from '../../model/userInput';
import styles from './ClassPage.module.css';

/** The board on paper: one line for each answer, and room to add up. */
export function TableToFill() {
  return (
    <table className={styles.table} data-lined="" data-tally="">
      <caption>{words.tallyCaption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.tallyCups}</th>
          <th scope="col">{words.tallyStrokes}</th>
          <th scope="col">{words.tallyPupils}</th>
          <th scope="col">{words.tallyAll}</th>
        </tr>
      </thead>
      <tbody>
        {[...DAILY_CUPS.map(formatNumber), words.tallySum].map((name) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td />
            <td />
            <td />
          </tr>
        ))}
      </tbody>
    </table>
  );
}
