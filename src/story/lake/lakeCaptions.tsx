import type { ReactNode } from 'react';
import * as words from '#words/lake';
import { Claim } from '../../claim/Claim';
import { Correction } from '../../ledger/Correction';
import type { SetRef } from '../../scene/refs';
import { Caption } from '../../ui/Caption';
import styles from './captions.module.css';
import { LakeStill } from './LakeStill';

export function ClaimCaption({ captionRef, children }: { captionRef: SetRef; children?: ReactNode }) {
  return (
    <Caption
      name="claim"
      captionRef={captionRef}
      level={1}
      isFirst
      className={styles.caption}
      figure={<Claim id="fashion-water" format="number" />}
      unit={words.claimUnit}
      still={<LakeStill state="claim" />}
    >
      {/* Asked before the mended claim, which has the answer. */}
      {children}
      <p>{words.claimDrink(<Correction id="lake" said={words.claimSaid} />)}</p>
    </Caption>
  );
}

/** `percent` is what the reader guessed. */
export function CheckCaption({ captionRef, percent }: { captionRef: SetRef; percent?: number | undefined }) {
  return (
    <Caption
      name="check"
      captionRef={captionRef}
      className={styles.caption}
      eyebrow={words.checkEyebrow}
      title={words.checkTitle}
      still={<LakeStill state="check" percent={percent} />}
    >
      <p>{words.checkText}</p>
    </Caption>
  );
}
