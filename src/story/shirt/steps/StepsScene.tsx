import { useCallback, useRef, useState } from 'react';
import type { ProcessId } from '../../../data/processes';
import { formatCups } from '../../../model/format';
import { calculateCupsShown, steps } from '../../../model/steps';
import { useReadingView, useReducedMotion } from '../../../motion/preferences';
import { Still } from '../Still';
import { StepCard } from './StepCard';
import { StepField } from './StepField';
import styles from './StepsScene.module.css';
import { STEP_TEXTS } from './words';

/** Says the running total aloud, once a step. */
function StepVoice({ active, cups }: ReturnType<typeof calculateCupsShown>) {
  const isPlain = useReadingView() === 'plain';
  const step = steps.find(({ id }) => id === active);
  return (
    <p className="visually-hidden" role="status">
      {!isPlain && step && `${step.name}: up to ${formatCups(cups)} so far`}
    </p>
  );
}

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
      data-ground={STEP_TEXTS[isStill ? 'bleaching' : dye].ground}
      data-part="steps"
      data-picture="steps"
      data-pinned=""
      data-still={isStill || undefined}
    >
      {!isStill && <StepField cups={shown.cups} />}
      <div className={styles.cards}>
        <i className={styles.lead} data-knot="38.5,30,raw;38.2,60,raw" data-knot-narrow="" />
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
      <StepVoice active={shown.active} cups={shown.cups} />
      <Still name="steps" />
    </div>
  );
}
