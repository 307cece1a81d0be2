import { type CSSProperties, memo, type RefObject, useEffect, useState } from 'react';
import '#words/titleWidths.css';
import { promise, titleLines } from '#words/home';
import { useHydrated } from '../../motion/useHydrated';
import { browser } from '../../scene/platform';
import type { SceneHandle } from '../../scene/useScene';
import { calculateFit } from './fitTitle';
import styles from './Title.module.css';

interface TitleProps {
  scene: SceneHandle;
  titleRef: RefObject<HTMLDivElement | null>;
  /** The share of its size in which it fits. */
  fit: number;
}

/** The share of its size in which the title fits its room: see calculateFit. */
export function useFit(titleRef: RefObject<HTMLDivElement | null>): number {
  const [fit, setFit] = useState(1);
  useEffect(() => {
    const title = titleRef.current;
    if (!title) return;
    const lines = [...title.querySelectorAll('h1 span')];
    const look = () => {
      const boxes = lines.map((line) => line.getBoundingClientRect()).filter(({ width }) => width > 0);
      const widthPx =
        Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
      setFit((last) => calculateFit(widthPx, title.clientWidth, last));
    };
    return browser.onSize([title, ...lines], look);
  }, [titleRef]);
  return fit;
}

const styleFit = (fit: number) => (fit < 1 ? ({ '--fit': fit } as CSSProperties) : undefined);

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

/** The title as one block of wood type, a vessel whose water is the same type in other colors, and the line under it. */
export const Title = memo(function Title({ scene, titleRef, fit }: TitleProps) {
  // Its water is the script's: the HTML as sent holds the title once.
  const isHydrated = useHydrated();
  return (
    <div ref={scene.ref('title')} className={styles.room}>
      <div ref={titleRef} className={styles.title} style={styleFit(fit)}>
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
      <p className={styles.promise}>{promise}</p>
    </div>
  );
});

/** The same block beneath the pour's water. */
export function SunkenTitle({ fit }: Pick<TitleProps, 'fit'>) {
  return (
    <div className={styles.room}>
      <div className={styles.title} data-title="" style={styleFit(fit)}>
        <p className={styles.layer}>
          <Lines />
        </p>
      </div>
      <p className={styles.promise}>{promise}</p>
    </div>
  );
}
