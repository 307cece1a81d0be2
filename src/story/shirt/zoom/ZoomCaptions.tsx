import type { ReactNode } from 'react';
import * as words from '#words/shirt';
import { FULL_STOP } from '#words/text/grammar';
import { Claim } from '../../../claim/Claim';
import { formatCups, formatNumber } from '../../../model/format';
import { describeShare } from '../../../model/share';
import type { DailyCups } from '../../../model/userInput';
import { Republish } from '../../../save/Republish';
import type { SetRef } from '../../../scene/refs';
import { Caption } from '../../../ui/Caption';
import { CupPicker } from './CupPicker';
import styles from './ZoomCaptions.module.css';

interface CaptionProps {
  cups: DailyCups | undefined;
  captionRef: SetRef;
}

/** Your day in water; without a number what one cup is, and the ten cups to choose from. */
export function IntroCaption({ cups, captionRef, isOffered }: CaptionProps & { isOffered: boolean }) {
  return (
    <Caption
      name="intro"
      captionRef={captionRef}
      level={1}
      isFirst
      className={styles.intro}
      title={cups === undefined ? words.oneCup : formatCups(cups) + FULL_STOP}
    >
      {cups === undefined ? <p key="one">{words.oneCupText}</p> : <p key="own">{words.yourDay}</p>}
      <p className={`${styles.cue} needs-script`}>
        <svg viewBox="0 0 16 30" width="16" height="30" aria-hidden="true">
          <path d="M8 1V28M2 21L8 28L14 21" />
        </svg>
        <span>{words.cue(cups ?? 1)}</span>
      </p>
      {isOffered && <CupPicker chosen={cups} />}
    </Caption>
  );
}

/** While the camera steps back. */
export function MiddleCaption({ captionRef }: Pick<CaptionProps, 'captionRef'>) {
  return (
    <Caption name="middle" captionRef={captionRef} className={styles.middle} title={words.stepBack}>
      <p>{words.everyCup(styles.whole)}</p>
    </Caption>
  );
}

function Share({ cups }: { cups: DailyCups }) {
  const share = describeShare(cups);
  return (
    <>
      <p className={styles.percent}>
        <Claim id="your-share" value={share.values.percent}>
          {share.percent}
        </Claim>
      </p>
      <p className={styles.division}>
        <Claim id="your-quotient" value={share.values.quotient}>
          {share.division}
        </Claim>
      </p>
    </>
  );
}

/** All the cups, what they answer to a guess, and your share of them. */
export function ResultCaption({ cups, captionRef, answer }: CaptionProps & { answer: ReactNode }) {
  return (
    <Caption name="result" captionRef={captionRef} className={styles.result} title={words.allCups}>
      {answer}
      <p>
        <span>{words.allCupsText(styles.whole)}</span>
        {cups !== undefined && (
          <span>{` ${words.yourPart(cups, formatNumber(cups), describeShare(cups).oneIn)}`}</span>
        )}
      </p>
      {cups !== undefined && <Share cups={cups} />}
      <Republish />
    </Caption>
  );
}
