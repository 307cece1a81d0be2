import { PAGE_SOURCES } from '../../data/pageSources';
import { COTTON_CUPS } from '../../data/shirt';
import { calculateCupsPoured } from '../../model/drip';
import { formatNumber } from '../../model/format';
import { Claim } from '../claim/Claim';
import { NextLink } from '../NextLink';
import { DripShirt } from './drip/DripShirt';
import styles from './Ending.module.css';
import { Knot } from './Knot';
import knots from './Knot.module.css';
import { PauseButton } from './PauseButton';
import { useDrip } from './useDrip';

/** How far the drip came. Its words follow when the shirt is full. */
function DripWords({ cups }: { cups: number }) {
  const isFull = cups === COTTON_CUPS;
  return (
    <p className={`needs-script ${styles.drip}`}>
      While you read, we poured <span>{isFull ? 'all' : <b>{formatNumber(cups)}</b>}</span>{' '}
      <span>{isFull ? '' : 'of '}</span>
      <b>
        <Claim id="cotton-cups" format="number" />
      </b>{' '}
      cups. <span>{isFull ? 'The shirt is full: it took ' : 'The shirt is not full yet: it takes '}</span>
      <Claim id="drip-minutes" />.
    </p>
  );
}

/** The last screen: the shirt that filled while the visitor read, and the way back to the first. */
export function Ending() {
  const { elapsedMs, isPaused, togglePause, canPause, inViewRef } = useDrip();
  const cups = calculateCupsPoured(elapsedMs);
  return (
    <section className={styles.section} data-ground="weld" data-picture="drip" ref={inViewRef}>
      <Knot strand="last" className={`${knots.right} ${knots.wideOnly}`} way="0,0,indigo;0,6,indigo" />
      <Knot
        strand="last"
        className={`${styles.hang} ${knots.wideOnly}`}
        way="104,0,indigo;66,26,indigo;56,46,indigo;50,100,indigo;44,46,indigo;34,26,indigo;-4,20,indigo"
      />
      <Knot
        strand="last"
        className={`${styles.crossing} ${knots.narrowOnly}`}
        way="100,0,indigo;0,0,indigo"
      />
      <div className={styles.text}>
        <p className={styles.title}>
          The thread
          <br /> stops here.
          <br /> The shirt
          <br /> needn’t.
        </p>
        <DripWords cups={cups} />
        <p className={`without-script ${styles.drip}`}>
          At <Claim id="drip-rate" /> it takes <Claim id="drip-minutes" /> to pour the{' '}
          <Claim id="cotton-cups" /> of one shirt.
        </p>
        <PauseButton isIdle={!canPause} isPaused={isPaused} onToggle={togglePause} what="the drip" />
        <div className={styles.again}>
          <Knot
            strand="last"
            className={`${styles.loop} ${knots.wideOnly}`}
            way="100,-500,indigo;100,100,indigo;0,100,indigo;0,0,indigo"
          />
          <Knot strand="last" className={`${styles.loopLeft} ${knots.narrowOnly}`} way="0,0,indigo" />
          <NextLink to="/thirsty_fashion">
            <span data-strand="last" data-stitches="">
              Pour again
            </span>
          </NextLink>
        </div>
        <p className={styles.source}>Sources: {PAGE_SOURCES.info3}.</p>
      </div>
      <DripShirt cups={cups} />
    </section>
  );
}
