import { memo, type RefObject, useEffect, useState } from 'react';
import '#words/titleWidths.css';
import { titleLines } from '#words/home';
import { useHydrated } from '../../motion/useHydrated';
import { browser } from '../../scene/platform';
import type { SceneHandle } from '../../scene/useScene';
import styles from './Title.module.css';

interface TitleProps {
  scene: SceneHandle;
  titleRef: RefObject<HTMLDivElement | null>;
  /** Whether it is set as text. */
  isText: boolean;
}

/** Whether a line has been wider than its room: in another font, or with the space between letters that a reader asks for. */
export function useTooWide(titleRef: RefObject<HTMLDivElement | null>): boolean {
  const [isTooWide, setTooWide] = useState(false);
  useEffect(() => {
    const title = titleRef.current;
    if (!title) return;
    const look = () => {
      const widthsPx = Array.from(
        title.querySelectorAll('h1 span'),
        (line) => line.getBoundingClientRect().width,
      );
      if (Math.max(...widthsPx) > title.clientWidth + 1) setTooWide(true);
    };
    let isLeft = false;
    let endSizes: (() => void) | undefined;
    document.fonts.ready.then(() => {
      if (!isLeft) endSizes = browser.onSize([title], look);
    });
    return () => {
      isLeft = true;
      endSizes?.();
    };
  }, [titleRef]);
  return isTooWide;
}

/** Lines of type, each of its own size. A screen reader that reads a page to its end passes over a heading that only has a label. */
function Lines() {
  return (
    <>
      <span className={`${styles.line} ${styles.first}`}>
        <span className={`${styles.word} ${styles.the}`}>{`${titleLines.the} `}</span>
        <span className={`${styles.word} ${styles.thirsty}`}>{titleLines.thirsty}</span>
      </span>{' '}
      <span className={`${styles.line} ${styles.fashion}`}>{titleLines.fashion}</span>{' '}
      <span className={`${styles.line} ${styles.industry}`}>{titleLines.industry}</span>
    </>
  );
}

/** The title's water, from the back. */
const WATERS = [
  { name: 'back', className: styles.back },
  { name: 'front', className: styles.front },
];

/** The title as one block of wood type: a vessel whose water is the same type in other colors. */
export const Title = memo(function Title({ scene, titleRef, isText }: TitleProps) {
  // Its water is the script's: the HTML as sent holds the title once.
  const isHydrated = useHydrated();
  return (
    <div ref={scene.ref('title')} className={styles.room}>
      <div ref={titleRef} className={styles.title} data-text={isText ? '' : undefined}>
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
export function SunkenTitle({ isText }: Pick<TitleProps, 'isText'>) {
  return (
    <div className={styles.room}>
      <div className={styles.title} data-title="" data-text={isText ? '' : undefined}>
        <p className={styles.layer}>
          <Lines />
        </p>
      </div>
    </div>
  );
}
