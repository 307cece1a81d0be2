import * as words from '#words/where';
import { WhereClaim } from '../../claim/WhereClaim';
import type { PlaceId } from '../../data/places';
import styles from './CupCounts.module.css';

/** A shirt's two numbers beside it, rain above as in the shirt; each opens its receipt. */
export function CupCounts({ id }: { id: PlaceId }) {
  return (
    <dl className={styles.counts}>
      <div>
        <dt className="axis">{words.rainUnit}</dt>
        <dd className="number">
          <WhereClaim id={`${id}-rain-cups`} format="number" isPlain />
        </dd>
      </div>
      <div data-river="">
        <dt className="axis">{words.riverUnit}</dt>
        <dd className="number">
          <WhereClaim id={`${id}-river-cups`} format="number" isPlain />
        </dd>
      </div>
    </dl>
  );
}
