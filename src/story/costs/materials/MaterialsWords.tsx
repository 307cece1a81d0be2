import { SPRING_KWH_PER_TURN } from '../../../charts/costs/drawFilament';
import { describeBreath, describeBurning, describeThirst, describeWinners } from '../../../model/threeCounts';
import type { SetRef } from '../../../scene/refs';
import { Claim } from '../../claim/Claim';
import { ClaimText } from '../../claim/ClaimText';
import styles from './MaterialsScene.module.css';

interface WordsProps {
  setRef: (name: string) => SetRef;
}

/** What the scene claims, one claim a half at a time, in the order of the story. */
export function MaterialsClaims({ setRef }: WordsProps) {
  return (
    <>
      <div className={styles.claimLeft} data-words="thirst" data-shown="" ref={setRef('thirst')}>
        <p className={styles.claim}>
          <ClaimText phrases={describeThirst()} />
        </p>
      </div>
      <div className={styles.claimRight} data-words="question" data-shown="" ref={setRef('question')}>
        <p className={styles.kicker}>One kilogram of each</p>
        <p className={styles.claim}>Does the thirstiest burn the most?</p>
      </div>
      <div className={styles.claimRight} data-words="burning" ref={setRef('burning')}>
        <p className={styles.kicker}>Use Energy</p>
        <p className={styles.claim}>
          <ClaimText phrases={describeBurning()} />
        </p>
      </div>
      <div className={styles.claimRight} data-words="breathe" ref={setRef('breathe')}>
        <p className={styles.kicker}>Energy, then CO2</p>
        <p className={styles.claim}>Now breathe out. Which gives off most?</p>
      </div>
      <div className={styles.claimRight} data-words="breath" ref={setRef('breath')}>
        <p className={styles.kicker}>Emit CO2</p>
        <p className={styles.claim}>{describeBreath()}</p>
      </div>
      <div className={styles.claimLeft} data-words="winners" ref={setRef('winners')}>
        <p className={styles.claim}>{describeWinners().claim}</p>
      </div>
    </>
  );
}

/** What the picture's units are, and whose water this is. */
export function MaterialsNotes({ setRef, kwhPerTurn }: WordsProps & { kwhPerTurn: number }) {
  const { winners, none } = describeWinners();
  return (
    <>
      <p className={styles.noteLeft} data-words="share" data-shown="" ref={setRef('share')}>
        <b>
          A T-shirt’s share is <Claim id="irrigation-liters" />:
        </b>{' '}
        <span>irrigation for the fiber alone. </span>
        <span className={styles.more}>
          <span>The </span>
          <Claim id="cotton-liters" />
          <span> count more kinds, older data and finished cloth.</span>
        </span>
      </p>
      <p
        className={`needs-script ${styles.noteRight}`}
        data-words="turns"
        data-shown=""
        ref={setRef('turns')}
      >
        <b>
          <span>One turn is </span>
          <span>{kwhPerTurn}</span>
          <span> kWh,</span>
        </b>{' '}
        <span>the unit we were given; the numbers fit megajoules</span>
        <span className={styles.more}>, a smaller unit</span>
        <span>.</span>
      </p>
      <p className={`needs-script ${styles.noteRight}`} data-words="grains" ref={setRef('grains')}>
        <b>One grain is a tenth of a kilogram.</b> <span className={styles.more}>Ten make a kilogram.</span>
        <span className={styles.springNote}>{` A turn beside a name is ${SPRING_KWH_PER_TURN} kWh.`}</span>
      </p>
      <p className={styles.noteLeft} data-words="least" ref={setRef('least')}>
        <b>{winners}</b> <span className={styles.none}>{none}</span>
      </p>
    </>
  );
}
