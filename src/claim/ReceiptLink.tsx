import * as words from '#words/claim';
import type { ShownFigureId } from '../model/figure';
import { locateClaim } from './locateClaim';

/** Opens the receipt of a figure that is drawn, from what is told of its bar. */
export function ReceiptLink({ id }: { id: ShownFigureId }) {
  return (
    <a className="strong" href={locateClaim(id)} data-claim={id}>
      {words.receipt}
    </a>
  );
}
