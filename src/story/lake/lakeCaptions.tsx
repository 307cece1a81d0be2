import * as words from '#words/lake';
import { Claim } from '../../claim/Claim';
import { Correction } from '../../ledger/corrections/Correction';
import type { SetRef } from '../../scene/refs';
import styles from './captions.module.css';
import { LakeStill } from './LakeStill';

export function ClaimCaption({ ref }: { ref: SetRef }) {
  return (
    <div className={styles.caption} data-caption="claim" ref={ref}>
      <div className={styles.words}>
        <h1 className={styles.title}>
          <span className={styles.number}>
            <Claim id="fashion-water" format="number" />
          </span>{' '}
          <span className={styles.unit}>{words.claimUnit}</span>
        </h1>
        <p>
          {words.claimDrink(<Correction id="lake" said={words.claimSaid} checked={words.claimChecked} />)}
        </p>
      </div>
      <LakeStill state="claim" />
    </div>
  );
}

export function CheckCaption({ ref }: { ref: SetRef }) {
  return (
    <div className={styles.caption} data-caption="check" ref={ref}>
      <div className={styles.words}>
        <p className={styles.eyebrow}>{words.checkEyebrow}</p>
        <h2 className={styles.title}>
          <span className={styles.number}>{words.checkTitle}</span>
        </h2>
        <p>{words.checkText}</p>
      </div>
      <LakeStill state="check" />
    </div>
  );
}
