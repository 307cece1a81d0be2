import { figures } from '../../data/figures';
import type { SetRef } from '../../scene/refs';
import { Claim } from '../claim/Claim';
import { Darn } from '../darn/Darn';
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
          <span className={styles.unit}>cubic meters of water, every year</span>
        </h1>
        <p>
          That is fashion’s yearly drink
          <Darn id="lake" said=", said to equal " checked=": " />.
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
        <p className={styles.eyebrow}>We checked</p>
        <h2 className={styles.title}>
          <span className={styles.number}>
            {'Not half. '}
            <strong>
              <Claim id="lake-share" />
            </strong>
          </span>
        </h2>
        <p>
          Lake Ontario holds <Claim id="lake-ontario" format="short" />. Fashion’s year is{' '}
          <Claim id="fashion-water">{`${figures['fashion-water'].value} km³`}</Claim>:{' '}
          <Claim id="lake-one-in">one-twentieth</Claim> of it, and <Claim id="tahoe-share">about half</Claim>{' '}
          of Lake Tahoe. The dashed line marks the old claim.
        </p>
      </div>
      <LakeStill state="check" />
    </div>
  );
}
