import { useCallback, useRef, useState } from 'react';
import type { ProcessId } from '../../data/shirt';
import { calculateCupsShown, steps } from '../../model/steps';
import { StepCard } from './StepCard';
import { StepField } from './StepField';
import styles from './StepsScene.module.css';
import { Still } from './Still';
import { STEP_TEXTS } from './stepTexts';

/** Bleaching, dyeing, printing, finishing: the cups of each fall onto those of the ones before. */
export function StepsScene() {
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

  return (
    <div className={styles.steps} data-ground={STEP_TEXTS[dye].ground} data-part="steps">
      <StepField cups={shown.cups} />
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
