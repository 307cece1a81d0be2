import { EstimateBar, KindKey, RangeBar } from '../../charts/estimates/EstimateBar';
import { placeTicks } from '../../charts/estimates/layout';
import { formatNumber } from '../../model/format';
import { type ClaimTexts, useClaimTexts } from '../claim/publishedClaims';
import { SaveButtons } from '../picture/SaveButtons';
import { composeDisputes, type Dispute } from './disputes';
import { Figure } from './Figure';
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
      <ul className={styles.kinds} aria-label="Key">
        {kinds.map(({ kind, name }) => (
          <li key={kind}>
            <KindKey kind={kind} />
            {name}
          </li>
        ))}
      </ul>
      <ul>
        {estimates.map(({ label, figureId, counts, parts }) => (
          <li key={figureId} className={styles.row}>
            <p className={styles.label}>
              <b>{label}</b> <Figure id={figureId} />
            </p>
            <EstimateBar parts={parts} end={axis.end} step={axis.step} />
            <p className={styles.counts}>{counts}</p>
          </li>
        ))}
      </ul>
      <p className={styles.rangesTitle}>From the lowest to the highest estimate of each question</p>
      <ul>
        {ranges.map(({ label, figureId }) => (
          <li key={figureId} className={styles.row}>
            <p className={styles.label}>
              <b>{label}</b> <Figure id={figureId} />
            </p>
            <RangeBar {...readRange(figureId, texts)} end={axis.end} step={axis.step} />
          </li>
        ))}
      </ul>
      <ul className={styles.ticks} aria-hidden="true" data-axis="">
        {placeTicks(axis.step, axis.end).map(({ value }) => (
          <li key={value}>{formatNumber(value)}</li>
        ))}
      </ul>
      <p className={styles.unit}>{axis.unit}</p>
    </>
  );
}

/** What the picture shows, in words. */
const FINDINGS: Record<string, React.ReactNode> = {
  'two-shirts': (
    <>
      Same shirt, different question. <Figure id="irrigation-liters" /> is irrigation for the fiber alone.
      Count the rain too, and the clean water it would take to thin out pollution. Use older data, and
      finished cloth. Then it is <Figure id="cotton-liters" />. Each question has its own range, and the
      ranges do not even touch.
    </>
  ),
  'two-industries': (
    <>
      Who counts what? The fashion industry takes <Figure id="fashion-water" />, by one report. All textiles
      take <Figure id="textiles-water" />, by another; clothes take <Figure id="clothing-water">62</Figure> of
      these, or more. The United Nations has <Figure id="unep-water" />, and does not say of what. Count the
      rain on the cotton too, and cotton alone needs <Figure id="cotton-wide-water" />.
    </>
  ),
};

/** Two pairs of numbers that seem to disagree, each explained in one picture. */
export function TwoNumbers() {
  const disputes = composeDisputes(useClaimTexts());
  return (
    <div className={styles.pictures}>
      {disputes.map((dispute) => (
        <figure key={dispute.id} id={dispute.id} className={styles.picture}>
          <h3>
            {dispute.title}:{' '}
            <span>
              <Figure id={dispute.numbers[0]} /> or <Figure id={dispute.numbers[1]} />?
            </span>
          </h3>
          <figcaption>{FINDINGS[dispute.id]}</figcaption>
          <DisputePicture dispute={dispute} />
          <p className={styles.save}>
            <SaveButtons
              name={dispute.title}
              onSave={async (format, button) => {
                const { saveFigure } = await import('../picture/saving');
                await saveFigure(button.closest('figure') ?? document.body, dispute.title, format);
              }}
            />
          </p>
        </figure>
      ))}
    </div>
  );
}
