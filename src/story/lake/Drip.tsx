import { useCallback } from 'react';
import { useInView } from 'react-intersection-observer';
import { DRIP_CUPS_PER_SECOND } from '../../data/shirt';
import { useAwake } from '../../motion/useAwake';
import type { SetRef } from '../../scene/refs';
import styles from './Drip.module.css';

/** Each drop falls this long and comes again: so many at once are ten cups a second. */
const FALL_S = 0.8;
const DROPS = Array.from({ length: FALL_S * DRIP_CUPS_PER_SECOND }, (_, drop) => drop);
/** Steps by the golden ratio spread the drops evenly, and never in a row. */
const GOLDEN = 0.618;

/** Lets a drop fall from the rope as it is now: while it falls it moves no further aside. */
function aim(drop: HTMLElement | null): void {
  drop?.style.setProperty('--rope', drop.parentElement?.style.getPropertyValue('--rope') ?? '');
}

/** The honest drip: one drop for each cup falls from the weft. The scene hangs it under the rope. */
export function Drip({ hang }: { hang: SetRef }) {
  const { ref, inView } = useInView();
  const isAwake = useAwake();
  // One function for all renders: another would be observed anew, which renders anew.
  const setDrip = useCallback(
    (element: HTMLDivElement | null) => {
      ref(element);
      hang(element);
    },
    [ref, hang],
  );
  return (
    <div ref={setDrip} className={styles.drip} data-drip="" data-resting={isAwake ? undefined : ''}>
      {/* Only ever rendered by script: styles may stand in the markup. */}
      {inView &&
        DROPS.map((drop) => (
          <i
            key={drop}
            ref={aim}
            onAnimationIteration={({ currentTarget }) => aim(currentTarget)}
            style={{
              // Not by `left`: it would shift the layout with each frame that spins the rope on.
              translate: `calc(var(--rope) * ${(drop * GOLDEN) % 1})`,
              animationDelay: `${-drop / DRIP_CUPS_PER_SECOND}s`,
            }}
          />
        ))}
    </div>
  );
}
