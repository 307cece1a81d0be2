import { describeYearsForAllOfUs } from '../../model/industry';
import type { SetRef } from '../../scene/refs';
import { Claim } from '../claim/Claim';
import { ClaimText } from '../claim/ClaimText';
import { Darn } from '../darn/Darn';
import { useUserInput } from '../userInput';
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
          <span className={styles.lead}>
            All <Claim id="fashion-water" format="short" /> of a year’s water, hung up to be counted.
          </span>
        </h2>
        <p>
          <span>One yarn is one percent.</span>
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
          <span className={styles.lead}>
            goes to textile production: probably farm irrigation, not mills.
          </span>
        </h2>
        <div className={styles.withKey}>
          <p>
            <Darn
              id="california"
              said="Said to equal "
              saidAfter={
                <>
                  . We found no total for that year: this is <Claim id="california-share" /> of those
                  published for earlier years
                </>
              }
              checked=""
            />
            . It is <Claim id="textile-acre-feet" />.
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
          <span className={styles.lead}>
            of that <Claim id="textile-share" /> is tied to cotton: about <Claim id="cotton-of-all" /> of the
            whole.
          </span>
        </h2>
        <p>
          The blue left over is every other fiber. A newer study counts more for cotton’s fields alone:{' '}
          <Claim id="newer-cotton-irrigation" format="short" />.
        </p>
      </div>
      <WarpStill state="cotton" />
    </div>
  );
}
