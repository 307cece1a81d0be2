import { useCallback, useRef, useState } from 'react';
import type { ProcessId } from '../../data/shirt';
import { formatCups } from '../../model/format';
import { calculateCupsShown, steps } from '../../model/steps';
import { useReducedMotion } from '../../motion/preferences';
import { CUP_PATH, CUP_VIEW_BOX } from '../cups/cupOutline';
import { StepCard } from './StepCard';
import styles from './StepsScene.module.css';
import { Still } from './Still';
import { STEP_TEXTS } from './stepTexts';
import { useStepField } from './useStepField';

function Key() {
  return (
    <ul className={styles.key}>
      <li>
        <svg viewBox={CUP_VIEW_BOX} aria-hidden="true">
          <path d={CUP_PATH} fill="currentColor" />
        </svg>
        certain
      </li>
      <li>
        <svg viewBox={CUP_VIEW_BOX} aria-hidden="true">
          <path d={CUP_PATH} fill="none" stroke="currentColor" strokeWidth={4} />
        </svg>
        up to
      </li>
    </ul>
  );
}

/** Bleaching, dyeing, printing, finishing: the cups of each fall onto those of the ones before. */
export function StepsScene() {
  const isStill = useReducedMotion();
  const visibilityRef = useRef<Partial<Record<ProcessId, number>>>({});
  const [shown, setShown] = useState(() => calculateCupsShown({}));
  // The ground changes only when the process does: between two processes it keeps its dye.
  const [dye, setDye] = useState<ProcessId>('bleaching');
  const onVisibility = useCallback((id: ProcessId, ratio: number) => {
    visibilityRef.current[id] = ratio;
    const next = calculateCupsShown(visibilityRef.current);
    setShown((last) => (last.cups === next.cups ? last : next));
    if (next.active) setDye(next.active);
  }, []);
  const field = useStepField(shown.cups, isStill);

  return (
    <div className={styles.steps} data-ground={STEP_TEXTS[dye].ground} data-part="steps">
      <div className={styles.backdrop}>
        <div
          className={styles.counter}
          data-counter=""
          data-empty={shown.cups === 0 ? '' : undefined}
          aria-hidden="true"
        >
          <p className={styles.high}>
            <span ref={field.highRef} />
            <small>cups so far, at most</small>
          </p>
          <p className={styles.low}>
            <span ref={field.lowRef} />
            <small>at least</small>
          </p>
          <Key />
        </div>
        <div className={styles.field}>
          <canvas ref={field.canvasRef} role="img" aria-label={formatCups(shown.cups)} />
        </div>
      </div>
      <div className={styles.cards}>
        <i className={styles.lead} data-knot="38.5,30,raw;38.2,60,raw" data-knot-narrow="" />
        {steps.map(({ id, name }) => (
          <StepCard key={id} id={id} name={name} isActive={shown.active === id} onVisibility={onVisibility} />
        ))}
      </div>
      <Still name="steps" />
    </div>
  );
}
