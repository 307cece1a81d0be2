import { useEffect, useRef } from 'react';
import { useInView } from 'react-intersection-observer';
import * as words from '#words/specimen';
import { useReducedMotion } from '../motion/preferences';
import { calculateBreath } from './breath';
import styles from './SpecimenCode.module.css';

/** The three letters of the hero as the stylesheet sets them. */
const LETTERS = [
  { className: styles.heavy, widthPercent: 50, weight: 900 },
  { className: styles.middle, widthPercent: 90, weight: 500 },
  { className: styles.light, widthPercent: 62, weight: 100 },
] as const;

/** For an error without a status: what a specimen shows anyway. */
const WITHOUT_STATUS = '&?!';
/** Slow breath needs few frames. */
const FRAME_MS = 50;

/** The status in three cuts of the serif. Their weights breathe, and each label says the weight of the moment. */
export function SpecimenCode({ status }: { status: number | undefined }) {
  const codeRef = useRef<HTMLDivElement>(null);
  const isStill = useReducedMotion();
  const { ref: viewRef, inView } = useInView();
  const text = String(status ?? WITHOUT_STATUS);

  useEffect(() => {
    const code = codeRef.current;
    if (!code || isStill || !inView) return;
    const start = performance.now();
    const breathe = () => {
      if (document.hidden) return;
      LETTERS.forEach(({ widthPercent, weight: rest }, i) => {
        const letter = code.children[i];
        const label = letter?.lastElementChild;
        if (!(letter instanceof HTMLElement) || !label) return;
        const weight = calculateBreath(rest, (performance.now() - start) / 1000);
        letter.style.fontWeight = String(weight);
        label.textContent = words.axes(widthPercent, weight);
      });
    };
    const timer = setInterval(breathe, FRAME_MS);
    return () => {
      clearInterval(timer);
      LETTERS.forEach(({ widthPercent, weight }, i) => {
        const letter = code.children[i];
        if (!(letter instanceof HTMLElement) || !letter.lastElementChild) return;
        letter.style.fontWeight = '';
        letter.lastElementChild.textContent = words.axes(widthPercent, weight);
      });
    };
  }, [isStill, inView]);

  return (
    <div ref={viewRef}>
      <div ref={codeRef} className={styles.code} aria-hidden="true">
        {LETTERS.map(({ className, widthPercent, weight }, i) => (
          <span key={widthPercent} className={className}>
            {text[i]}
            <i className={styles.axes}>{words.axes(widthPercent, weight)}</i>
          </span>
        ))}
      </div>
    </div>
  );
}
