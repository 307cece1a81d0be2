import * as words from '#words/lake';
import { Claim } from '../../claim/Claim';
import { ClaimText } from '../../claim/ClaimText';
import { UnconfirmedKey } from '../../claim/UnconfirmedKey';
import { Correction } from '../../ledger/corrections/Correction';
import { describeCottonOfTwenty, describeYearsForAllOfUs } from '../../model/industry';
import type { SetRef } from '../../scene/refs';
import { useUserInput } from '../../ui/userInput';
import { CaliforniaKey } from './CaliforniaKey';
import styles from './captions.module.css';
import { WarpStill } from './WarpStill';

export function YarnsCaption({ ref }: { ref: SetRef }) {
  const userInput = useUserInput();
  return (
    <div className={styles.caption} data-caption="yarns" ref={ref}>
      <div className={styles.split}>
        <h2 className={styles.title}>
          <span className={styles.number}>
            <Claim id="yarns" />
          </span>{' '}
          <span className={styles.lead}>{words.yarnsLead}</span>
        </h2>
        <p>
          <span>{words.yarnsText}</span> <UnconfirmedKey />
          {userInput !== undefined && (
            <span>
              {' '}
              <ClaimText phrases={describeYearsForAllOfUs(userInput)} />
            </span>
          )}
        </p>
      </div>
      <WarpStill state="yarns" />
    </div>
  );
}

export function TextileCaption({ ref }: { ref: SetRef }) {
  return (
    <div className={styles.caption} data-caption="textile" ref={ref}>
      <div className={styles.split}>
        <h2 className={styles.title}>
          <span className={styles.number}>
            <Claim id="textile-share" />
          </span>{' '}
          <span className={styles.lead}>{words.textileLead}</span>
        </h2>
        <div className={styles.withKey}>
          <p>
            {words.textileText(
              <Correction
                id="california"
                said={words.textileSaid}
                saidAfter={words.textileSaidAfter}
                checked=""
              />,
            )}
          </p>
          <CaliforniaKey />
        </div>
      </div>
      <WarpStill state="textile" />
    </div>
  );
}

export function CottonCaption({ ref }: { ref: SetRef }) {
  return (
    <div className={styles.caption} data-caption="cotton" ref={ref}>
      <div className={styles.split}>
        <h2 className={styles.title}>
          <span className={styles.number}>
            <Claim id="cotton-of-textile" />
          </span>{' '}
          <span className={styles.lead}>{words.cottonLead(describeCottonOfTwenty())}</span>
        </h2>
        <p>{words.cottonText}</p>
      </div>
      <WarpStill state="cotton" />
    </div>
  );
}
