import * as words from '#words/correction';
import { ClaimText } from '../claim/ClaimText';
import { type CorrectionId, findCorrection } from '../model/corrections';
import styles from './Correction.module.css';
import { Struck } from './Struck';

interface CorrectionProps {
  id: CorrectionId;
  /** The words before the wrong claim: "said to equal ". */
  said: string;
}

/** A wrong claim, struck, and beside it what is true, whose receipt tells why. */
export function Correction({ id, said }: CorrectionProps) {
  const { wrong, right } = findCorrection(id);
  return (
    <span className={styles.correction} data-correction={id}>
      {said}
      <Struck>{wrong}</Struck>
      <span className={styles.right}>
        {words.mended(
          <strong>
            <ClaimText phrases={right} />
          </strong>,
        )}
      </span>
    </span>
  );
}
