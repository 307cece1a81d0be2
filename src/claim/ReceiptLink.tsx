import * as words from '#words/claim';
import type { ShownFigureId } from '../model/figure';
import styles from './Claim.module.css';
import { locateClaim } from './locateClaim';

/** Opens the receipt of a figure that is drawn, from the tooltip of its bar: by pointer here, by Enter on the bar. */
export function ReceiptLink({ id }: { id: ShownFigureId }) {
  return (
    <a className={styles.receiptLink} href={locateClaim(id)} data-claim={id} tabIndex={-1}>
      {words.receipt}
      <span className="visually-hidden">{words.receiptKey}</span>
    </a>
  );
}
