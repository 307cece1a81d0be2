import { figures } from '../../data/figures';
import { COTTON_CUPS } from '../../data/shirt';
import { calculateCupsPoured } from '../../model/drip';
import { formatNumber } from '../../model/format';
import { Claim } from '../claim/Claim';
import { StoryLink } from '../StoryLink';
import styles from './Ending.module.css';
import { PauseButton } from './PauseButton';
import { useDrip } from './useDrip';

/** How far the drip came. Its words follow when the shirt is full. */
function DripWords({ cups }: { cups: number }) {
  const isFull = cups === COTTON_CUPS;
  return (
    <p className={`needs-script ${styles.drip}`}>
      While you read, we poured {isFull ? 'all ' : <b>{formatNumber(cups)}</b>}
      {isFull ? null : ' of '}
      <b>
        <Claim id="cotton-cups" format="number" />
      </b>{' '}
      cups. {isFull ? 'The shirt is full: it took ' : 'The shirt is not full yet: it takes '}
      <Claim id="drip-minutes" />.
    </p>
  );
}

/** The last screen: the shirt that filled while the visitor read, and the way back to the first. */
export function Ending() {
  const { elapsedMs, isPaused, togglePause, canPause, inViewRef } = useDrip();
  const cups = calculateCupsPoured(elapsedMs);
  return (
    <section className={styles.section} data-ground="weld" ref={inViewRef}>
      <div className={styles.text}>
        <p className={styles.title}>
          The thread
          <br /> stops here.
          <br /> The shirt
          <br /> needn’t.
        </p>
        <DripWords cups={cups} />
        <p className={`without-script ${styles.drip}`}>
          At {formatNumber(figures['drip-rate'].value)} cups a second it takes <Claim id="drip-minutes" /> to
          pour the <Claim id="cotton-cups" /> of one shirt.
        </p>
        <StoryLink to="/thirsty_fashion" className={styles.again}>
          <span data-strand="last" data-stitches="">
            Pour again
          </span>
        </StoryLink>
        <PauseButton isIdle={!canPause} isPaused={isPaused} onToggle={togglePause} what="the drip" />
      </div>
    </section>
  );
}
