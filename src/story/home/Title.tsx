import { memo, type RefObject } from 'react';
import '#words/titleWidths.css';
import { titleLines } from '#words/home';
import { useHydrated } from '../../motion/useHydrated';
import type { SceneHandle } from '../../scene/useScene';
import styles from './Title.module.css';
import { useWoodType } from './useWoodType';

interface TitleProps {
  scene: SceneHandle;
  titleRef: RefObject<HTMLDivElement | null>;
}

/** Lines of type, each of its own size. A screen reader that reads a page to its end passes over a heading that only has a label. */
function Lines() {
  return (
    <>
      <span className={`${styles.line} ${styles.first}`} data-line="first">
        <span className={`${styles.word} ${styles.the}`} data-line="the">
          {`${titleLines.the} `}
        </span>
        <span className={`${styles.word} ${styles.thirsty}`} data-line="thirsty">
          {titleLines.thirsty}
        </span>
      </span>{' '}
      <span className={`${styles.line} ${styles.fashion}`} data-line="fashion">
        {titleLines.fashion}
      </span>{' '}
      <span className={`${styles.line} ${styles.industry}`} data-line="industry">
        {titleLines.industry}
      </span>
    </>
  );
}

/** The title's water, from the back. */
const WATERS = [
  { name: 'back', className: styles.back },
  { name: 'front', className: styles.front },
];

/** The title as one block of wood type: a vessel whose water is the same type in other colors. */
export const Title = memo(function Title({ scene, titleRef }: TitleProps) {
  useWoodType(titleRef);
  // Its water is the script's: the HTML as sent holds the title once.
  const isHydrated = useHydrated();
  return (
    <div ref={scene.ref('title')} className={styles.room}>
      <div ref={titleRef} className={styles.title}>
        <h1 className={`${styles.layer} ${styles.dry}`}>
          <Lines />
        </h1>
        {isHydrated &&
          WATERS.map(({ name, className }) => (
            <p
              key={name}
              ref={scene.ref(name)}
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
export function SunkenTitle({ titleRef }: Pick<TitleProps, 'titleRef'>) {
  return (
    <div className={styles.room}>
      <div ref={titleRef} className={styles.title} data-title="">
        <p className={styles.layer}>
          <Lines />
        </p>
      </div>
    </div>
  );
}
