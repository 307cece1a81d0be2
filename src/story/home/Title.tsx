import { memo, type RefObject } from 'react';
import { useTurns } from '../useTurns';
import styles from './Title.module.css';
import { useFirstFrame } from './useFirstFrame';
import { useWoodType } from './useWoodType';

interface TitleProps {
  titleRef: RefObject<HTMLDivElement | null>;
}

function Lines() {
  return (
    <>
      <span className={`${styles.line} ${styles.first}`} data-line="first">
        <span className={`${styles.word} ${styles.the}`} data-line="the">
          {'The '}
        </span>
        <span className={`${styles.word} ${styles.thirsty}`} data-line="thirsty">
          Thirsty
        </span>
      </span>{' '}
      <span className={`${styles.line} ${styles.fashion}`} data-line="fashion">
        Fashion
      </span>{' '}
      <span className={`${styles.line} ${styles.industry}`} data-line="industry">
        Industry.
      </span>
    </>
  );
}

/** The title's water, from the back. No water runs yet: each of its layers is laid out in a frame of its own. */
const WATERS = [
  { name: 'back', className: styles.back },
  { name: 'front', className: styles.front },
];

/** The title as one block of wood type: a vessel whose water is the same type in other colors. */
export const Title = memo(function Title({ titleRef }: TitleProps) {
  // The type alone takes as long to lay out as all that stands around it.
  const isSet = useFirstFrame();
  const waters = useTurns(isSet ? WATERS.length : 0, 0);
  useWoodType(titleRef, isSet);
  return (
    <div className={styles.room}>
      <div ref={titleRef} className={styles.title}>
        <h1 className={`${styles.layer} ${styles.dry}`}>
          {isSet ? <Lines /> : <span className="visually-hidden">The Thirsty Fashion Industry.</span>}
        </h1>
        {WATERS.slice(0, waters).map(({ name, className }) => (
          <p
            key={name}
            className={`${styles.layer} ${styles.wet} ${className}`}
            aria-hidden="true"
            data-water={name}
          >
            <Lines />
          </p>
        ))}
      </div>
    </div>
  );
});

/** The same block beneath the pour's water. */
export function SunkenTitle() {
  return (
    <div className={styles.room}>
      <div className={styles.title} data-title="">
        <p className={styles.layer}>
          <Lines />
        </p>
      </div>
    </div>
  );
}
