import type { Ref } from 'react';
import * as words from '#words/where';
import { WhereClaim } from '../../claim/WhereClaim';
import type { PlaceId } from '../../data/places';
import styles from './CupCounts.module.css';

interface CupCountsProps {
  id: PlaceId;
  /** Whoever places each number at its band. */
  refs?: Record<'rain' | 'river', Ref<HTMLDivElement>>;
}

/** A shirt's two numbers beside it, rain above as in the shirt; each opens its receipt. */
export function CupCounts({ id, refs }: CupCountsProps) {
  return (
    <dl className={refs ? styles.placed : styles.counts}>
      <div ref={refs?.rain}>
        <dt className="axis">
          <span className="upright">{words.rainUnit}</span>
        </dt>
        <dd className="number">
          <span className="upright">
            <WhereClaim id={`${id}-rain-cups`} format="number" isPlain />
          </span>
        </dd>
      </div>
      <div ref={refs?.river} data-river="">
        <dt className="axis">
          <span className="upright">{words.riverUnit}</span>
        </dt>
        <dd className="number">
          <span className="upright">
            <WhereClaim id={`${id}-river-cups`} format="number" isPlain />
          </span>
        </dd>
      </div>
    </dl>
  );
}
