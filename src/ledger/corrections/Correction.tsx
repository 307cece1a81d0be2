import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as words from '#words/correction';
import { ClaimText } from '../../claim/ClaimText';
import { type CorrectionId, findCorrection } from '../../model/corrections';
import styles from './Correction.module.css';
import { markMended, useMended } from './correctionStore';
import { traceLooseEnd, traceWarp, traceWeft, WEAVE_SIZE } from './placeWeave';
import { Struck } from './Struck';
import { usePull } from './usePull';

export interface CorrectionProps {
  id: CorrectionId;
  /** The words before the wrong claim: "said to equal ". */
  said: string;
  /** What follows the wrong claim, until it is pulled: " but grams per T-shirt fits". */
  saidAfter?: ReactNode;
}

function Thread({ pull }: { pull: number }) {
  return (
    <svg
      className={styles.thread}
      viewBox={`0 0 ${WEAVE_SIZE} ${WEAVE_SIZE}`}
      width={WEAVE_SIZE}
      height={WEAVE_SIZE}
      aria-hidden="true"
    >
      <path className={styles.hole} d={`M0 0H${WEAVE_SIZE}V${WEAVE_SIZE}H0Z`} />
      <path className={styles.warp} d={traceWarp()} />
      <path d={traceWeft(pull)} />
      <path d={traceLooseEnd(pull)} />
    </svg>
  );
}

/**
 * A wrong claim under a red thread. Pulled by click, tap, Enter or hand, it stays, struck; what is true stands beside it
 * with the arithmetic, and its patch goes to the cloth. Without script, in the plain view and in print it stands so from
 * the beginning.
 */
export function Correction({ id, said, saidAfter }: CorrectionProps) {
  const { wrong, right, working } = findCorrection(id);
  const isMended = useMended().includes(id);
  const [wasPulled, setWasPulled] = useState(false);
  const mendedRef = useRef<HTMLSpanElement>(null);
  const { pull, bind } = usePull(() => {
    setWasPulled(true);
    markMended(id);
  });
  useEffect(() => {
    // The button is gone: whoever pulled it reads on here.
    if (isMended && wasPulled) mendedRef.current?.focus({ preventScroll: true });
  }, [isMended, wasPulled]);
  return (
    <span className={styles.correction} data-correction={id} data-mended={isMended || undefined}>
      <span className={styles.mended} ref={mendedRef} tabIndex={isMended ? -1 : undefined}>
        {said}
        <Struck />
        <s>{wrong}</s>
        {words.mended(
          <strong>
            <ClaimText phrases={right} />
          </strong>,
          <span data-working="">{working}</span>,
        )}
      </span>
      {!isMended && (
        <span className={styles.wrong}>
          {said}
          <Struck />
          <button type="button" className={styles.pull} {...bind}>
            <span className={styles.end}>
              <Thread pull={pull} />
            </span>
            <span className={styles.words}>{wrong}</span>
            <span className="visually-hidden">{words.pull}</span>
          </button>
          {saidAfter}
        </span>
      )}
    </span>
  );
}
