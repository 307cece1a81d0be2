import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as words from '#words/correction';
import { ClaimText } from '../../claim/ClaimText';
import { type CorrectionId, findCorrection } from '../../model/corrections';
import styles from './Correction.module.css';
import { markMended, useMended } from './correctionStore';
import { calculateLetterPull, traceLooseEnd, traceWarp, traceWeft, WEAVE_SIZE } from './placeWeave';
import { Struck } from './Struck';
import { usePull } from './usePull';

export interface CorrectionProps {
  id: CorrectionId;
  /** The words before the wrong claim: "said to equal ". */
  said: string;
  /** What follows the wrong claim, until it is pulled: " but grams per T-shirt fits". */
  saidAfter?: ReactNode;
  /** The words before what is true: "the values fit ". */
  checked: string;
}

/** Letters coming off one by one. Only ever rendered by script: styles may stand in the markup. */
function Letters({ text, pull }: { text: string; pull: number }) {
  const letters = [...text];
  return letters.map((letter, index) => {
    const off = calculateLetterPull(index, letters.length, pull);
    return (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: a letter is its place
        key={index}
        className={styles.letter}
        style={{ opacity: 1 - off, transform: `translateY(${0.5 * off}em) rotate(${14 * off}deg)` }}
      >
        {letter}
      </span>
    );
  });
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
 * A wrong claim under red threads with a loose end. Pulled by click, tap, Enter or hand, it comes undone to what is
 * true, and its patch goes to the cloth. Without script, in the plain view and in print both stand there as text.
 */
export function Correction({ id, said, saidAfter, checked }: CorrectionProps) {
  const { wrong, right } = findCorrection(id);
  const isMended = useMended().includes(id);
  const [wasPulled, setWasPulled] = useState(false);
  const rightRef = useRef<HTMLSpanElement>(null);
  const { pull, bind } = usePull(() => {
    setWasPulled(true);
    markMended(id);
  });
  useEffect(() => {
    // The button is gone: whoever pulled it reads on here.
    if (isMended && wasPulled) rightRef.current?.focus({ preventScroll: true });
  }, [isMended, wasPulled]);
  return (
    <span className={styles.correction} data-correction={id} data-mended={isMended || undefined}>
      <span className={styles.plain}>
        {said}
        <Struck />
        <s>{wrong}</s>
        {words.checked(<ClaimText phrases={right} />)}
      </span>
      {isMended ? (
        <span key="right" className={styles.right} ref={rightRef} tabIndex={-1}>
          {checked}
          <ClaimText phrases={right} />
        </span>
      ) : (
        <span key="wrong" className={styles.wrong}>
          {said}
          <Struck />
          <button type="button" className={styles.pull} {...bind}>
            <span className={styles.words}>{pull > 0 ? <Letters text={wrong} pull={pull} /> : wrong}</span>
            <span className={styles.end}>
              <Thread pull={pull} />
            </span>
            <span className="visually-hidden">{words.pull}</span>
          </button>
          {saidAfter}
        </span>
      )}
    </span>
  );
}
