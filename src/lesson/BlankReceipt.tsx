import * as words from '#words/check';
import { Card } from '../ui/Card';
import styles from './BlankReceipt.module.css';
import { Lines } from './Lines';

/** A receipt to fill in for any number in the news; on paper a sheet of its own. */
export function BlankReceipt() {
  return (
    <Card as="section" id="receipt" className={styles.receipt} aria-labelledby="receipt-title">
      <h2 id="receipt-title">{words.receiptTitle}</h2>
      <p className={styles.lead}>{words.receiptLead}</p>
      <ul>
        {words.RECEIPT_LINES.map((line) => (
          <li key={line}>
            <p className={styles.line}>{line}</p>
            <Lines count={2} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
