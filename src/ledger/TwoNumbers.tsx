import * as words from '#words/sources';
import { EstimateBar, KindKey, RangeBar } from '../charts/estimates/EstimateBar';
import { placeTicks } from '../charts/estimates/placeEstimates';
import { Figure } from '../claim/Figure';
import { type ClaimTexts, useClaimTexts } from '../claim/publishedClaims';
import { formatNumber } from '../model/format';
import { Card } from '../ui/Card';
import { composeDispute, type Dispute } from './disputes';
import styles from './TwoNumbers.module.css';

function readRange(id: string, { findClaim }: ClaimTexts): { low: number; high: number } {
  const claim = findClaim(id);
  return 'low' in claim ? { low: claim.low, high: claim.high } : { low: claim.value, high: claim.value };
}

function DisputePicture({ dispute }: { dispute: Dispute }) {
  const { axis, estimates, ranges, kinds } = dispute;
  const texts = useClaimTexts();
  return (
    <>
      <ul className="small row" aria-label={words.key}>
        {kinds.map(({ kind, name }) => (
          <li key={kind} className="cluster">
            <KindKey kind={kind} />
            {name}
          </li>
        ))}
      </ul>
      <ul>
        {estimates.map(({ label, figureId, counts, parts }) => (
          <li key={figureId} className={styles.row}>
            <p className={`small ${styles.label}`}>
              <b>{label}</b> <Figure id={figureId} />
            </p>
            <EstimateBar parts={parts} end={axis.end} step={axis.step} />
            <p className={`small ${styles.counts}`}>{counts}</p>
          </li>
        ))}
      </ul>
      <p className={`label seam ${styles.rangesTitle}`}>{words.ranges}</p>
      <ul>
        {ranges.map(({ label, figureId }) => (
          <li key={figureId} className={styles.row}>
            <p className={`small ${styles.label}`}>
              <b>{label}</b> <Figure id={figureId} />
            </p>
            <RangeBar {...readRange(figureId, texts)} end={axis.end} step={axis.step} />
          </li>
        ))}
      </ul>
      <div className={styles.below}>
        <ul className={`small cluster ${styles.ticks}`} aria-hidden="true" data-axis="">
          {placeTicks(axis.step, axis.end).map(({ value }) => (
            <li key={value}>{formatNumber(value)}</li>
          ))}
        </ul>
        <p className={`axis ${styles.unit}`}>{axis.unit}</p>
      </div>
    </>
  );
}

/** Two numbers that seem to disagree, explained in one picture. */
export function TwoNumbers() {
  const dispute = composeDispute(useClaimTexts());
  const { title, numbers } = dispute;
  return (
    <Card as="figure" className={`stack ${styles.picture}`}>
      <h3>
        {title}
        {words.colon}
        <span>{words.either(<Figure id={numbers[0]} />, <Figure id={numbers[1]} />)}</span>
      </h3>
      <figcaption className="measure">{words.finding}</figcaption>
      <DisputePicture dispute={dispute} />
    </Card>
  );
}
