import type { ReactNode } from 'react';
import * as words from '#words/lake';
import { Claim } from '../../claim/Claim';
import { Struck } from '../../ledger/Struck';
import { describeLakeGuess } from '../../model/guess/lake';
import type { SetRef } from '../../scene/refs';
import { Caption } from '../../ui/Caption';
import styles from './captions.module.css';
import { LakeStill } from './LakeStill';

/** What is asked, and below it the strip to guess on, which is given. */
export function ClaimCaption({
  captionRef,
  percent,
  children,
}: {
  captionRef: SetRef;
  percent: number | undefined;
  children: ReactNode;
}) {
  return (
    <Caption
      name="claim"
      captionRef={captionRef}
      level={1}
      isFirst
      className={`${styles.caption} ${styles.asked}`}
      figure={<Claim id="fashion-water" wording="#" />}
      unit={words.claimUnit}
      still={<LakeStill state="claim" percent={percent} />}
    >
      <h2 className={styles.question}>{words.howMuch}</h2>
      {children}
    </Caption>
  );
}

/** The answer, which is not there before its moment. */
export function CheckCaption({
  captionRef,
  percent,
  waits,
}: {
  captionRef: SetRef;
  percent: number | undefined;
  /** The class of words that wait, or none. */
  waits: string;
}) {
  return (
    <Caption
      name="check"
      captionRef={captionRef}
      className={`${styles.caption} ${waits}`}
      figure={<Claim id="lake-share" />}
      still={<LakeStill state="check" percent={percent} />}
    >
      <p data-correction="lake">{words.checkText(<Struck>{words.half}</Struck>)}</p>
      {percent !== undefined && <p className={styles.yours}>{describeLakeGuess(percent)}</p>}
    </Caption>
  );
}
