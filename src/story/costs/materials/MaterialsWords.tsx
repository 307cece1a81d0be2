import * as words from '#words/costs';
import { FULL_STOP } from '#words/text/grammar';
import * as counts from '#words/text/threeCounts';
import { ClaimText } from '../../../claim/ClaimText';
import { describeBreath, describeBurning, describeThirst, describeWinners } from '../../../model/threeCounts';
import type { SetRef } from '../../../scene/refs';
import styles from './MaterialsScene.module.css';

interface WordsProps {
  setRef: (name: string) => SetRef;
}

/** What the scene claims, one claim a half at a time, in the order of the story. */
export function MaterialsClaims({ setRef }: WordsProps) {
  return (
    <>
      <div className={styles.claimLeft} data-caption="thirst" data-shown="" ref={setRef('thirst')}>
        <p className={styles.claim}>
          <ClaimText phrases={describeThirst()} />
        </p>
      </div>
      <div className={styles.claimRight} data-caption="question" data-shown="" ref={setRef('question')}>
        <p className={styles.kicker}>{words.oneKilogram}</p>
        <p className={styles.claim}>{counts.question}</p>
      </div>
      <div className={styles.claimRight} data-caption="burning" ref={setRef('burning')}>
        <p className={styles.kicker}>{words.useEnergy}</p>
        <p className={styles.claim}>
          <ClaimText phrases={describeBurning()} />
        </p>
      </div>
      <div className={styles.claimRight} data-caption="breathe" ref={setRef('breathe')}>
        <p className={styles.kicker}>{words.thenCo2}</p>
        <p className={styles.claim}>{words.breatheOut}</p>
      </div>
      <div className={styles.claimRight} data-caption="breath" ref={setRef('breath')}>
        <p className={styles.kicker}>{words.emitCo2}</p>
        <p className={styles.claim}>{describeBreath()}</p>
      </div>
      <div className={styles.claimLeft} data-caption="winners" ref={setRef('winners')}>
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
      <p className={styles.noteLeft} data-caption="share" data-shown="" ref={setRef('share')}>
        <b className="caption">{words.shirtShare}</b> <span>{words.irrigationAlone}</span>
        <span className={styles.more}>{words.cottonCounts}</span>
      </p>
      <p
        className={`needs-script ${styles.noteRight}`}
        data-scene=""
        data-caption="turns"
        data-shown=""
        ref={setRef('turns')}
      >
        <b className="caption">{words.oneTurn(kwhPerTurn)}</b> <span>{words.givenUnit}</span>
        <span className={styles.more}>{words.smallerUnit}</span>
        <span>{FULL_STOP}</span>
      </p>
      <p
        className={`needs-script ${styles.noteRight}`}
        data-scene=""
        data-caption="grains"
        ref={setRef('grains')}
      >
        <b className="caption">{words.oneGrain}</b>
      </p>
      <p className={styles.noteLeft} data-caption="least" ref={setRef('least')}>
        <b className="caption">{winners}</b> <span className={styles.none}>{none}</span>
      </p>
    </>
  );
}
