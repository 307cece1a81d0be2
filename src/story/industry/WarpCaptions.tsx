import { figures } from '../../data/figures';
import { formatNumber } from '../../model/format';
import { describeCottonOfTwenty, describeYearsForAllOfUs, YARNS } from '../../model/industry';
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
          <span className={styles.lead}>Imagine it drawn from this lake, thread by thread.</span>
        </h2>
        <p>
          <span>
            They are all <Claim id="fashion-water" format="short" /> of a year’s water: one yarn is one
            percent.
          </span>
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
          <span className={styles.lead}>goes to textile production.</span>
        </h2>
        <div className={styles.withKey}>
          <p>
            That sounds like factories. It is probably fields: water pumped to crops like cotton. A newer
            study counts more for cotton alone: <Claim id="newer-cotton-irrigation" format="short" /> against{' '}
            <Claim id="textile-water" format="short" />.{' '}
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
            .
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
            of those <Claim id="textile-share">{`${formatNumber(YARNS.textile)} yarns`}</Claim> is for cotton:{' '}
            <Claim id="cotton-of-textile">{describeCottonOfTwenty()}</Claim>.
          </span>
        </h2>
        <p>
          So cotton has about <Claim id="cotton-of-all">{figures['cotton-of-all'].value}</Claim> of all{' '}
          <Claim id="yarns" />, if both figures hold. The blue left over is every other fiber.
        </p>
      </div>
      <WarpStill state="cotton" />
    </div>
  );
}
