import { useCallback, useRef, useState } from 'react';
import type { ProcessId } from '../../../data/processes';
import { calculateCupsShown, steps } from '../../../model/steps';
import { useReducedMotion } from '../../../motion/preferences';
import { Still } from '../Still';
import { StepCard } from './StepCard';
import { StepField } from './StepField';
import styles from './StepsScene.module.css';
import { STEP_DYES } from './stepDyes';

/** Bleaching, dyeing, printing, finishing: the cups of each fall onto those of the ones before. */
export function StepsScene() {
  const visibilityRef = useRef<Partial<Record<ProcessId, number>>>({});
  const [shown, setShown] = useState(() => calculateCupsShown({}));
  // The ground changes only when the process does: between two processes it keeps its dye.
  const [dye, setDye] = useState<ProcessId>('bleaching');
  const isStill = useReducedMotion();
  const onVisibility = useCallback((id: ProcessId, ratio: number) => {
    visibilityRef.current[id] = ratio;
    const next = calculateCupsShown(visibilityRef.current);
    setShown((last) => (last.cups === next.cups ? last : next));
    if (next.active) setDye(next.active);
  }, []);

  return (
    <div
      className={styles.steps}
      data-ground={STEP_DYES[isStill ? 'bleaching' : dye].ground}
      data-part="steps"
      data-pinned=""
    >
      <svg
        className={styles.wave}
        viewBox="0 0 1440 30"
        width="1440"
        height="30"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d="M0 31V14Q180 28 360 14T720 14 1080 14 1440 14V31" />
        <path d="M0 14Q180 28 360 14T720 14 1080 14 1440 14" />
      </svg>
      {!isStill && <StepField cups={shown.cups} />}
      <div className={styles.cards}>
        {steps.map(({ id, name, highTotal }) => (
          <StepCard
            key={id}
            id={id}
            name={name}
            stillCups={isStill ? highTotal : undefined}
            isActive={shown.active === id}
            onVisibility={onVisibility}
          />
        ))}
      </div>
      <Still name="steps" />
    </div>
  );
}
