import { useState } from 'react';
import * as words from '#words/shirt';
import { formatCups } from '../../../model/format';
import { SceneCanvas, useScene } from '../../../scene/useScene';
import { CUP_PATH, CUP_VIEW_BOX } from '../../../ui/cupOutline';
import { countFallen } from './fall';
import styles from './StepField.module.css';
import { findStepRest, stepScene } from './scene';

function Cup({ isFilled = false }: { isFilled?: boolean }) {
  return (
    <svg viewBox={CUP_VIEW_BOX} width="40" height="45" aria-hidden="true">
      <path d={CUP_PATH} fill={isFilled ? 'currentColor' : 'none'} stroke="currentColor" strokeWidth={4} />
    </svg>
  );
}

/** What stays while the steps pass: the counter, and the field that draws exactly as many cups. */
export function StepField({ cups }: { cups: number }) {
  const [fall, setFall] = useState({ from: 0, to: cups });
  const scene = useScene(stepScene, fall, { rest: findStepRest(fall.to) });
  // Cups that have not landed yet when the next step comes fall with its own.
  if (fall.to !== cups) setFall({ from: countFallen(fall, scene.readInstant()?.sinceRestMs ?? 0), to: cups });
  return (
    <div className={styles.backdrop}>
      <div className={`${styles.counter} needs-script`} data-counter="" aria-hidden="true">
        <p className={styles.high}>
          <small className="label">
            <Cup isFilled />
            <Cup />
            {words.upTo}
          </small>
          <span ref={scene.ref('high')} data-unconfirmed="" />
          <small className="label">{words.cupsSoFar}</small>
        </p>
        <p className={styles.low}>
          <small className="label">
            <Cup isFilled />
            {words.atLeast}
          </small>
          <span ref={scene.ref('low')} data-unconfirmed="" />
        </p>
      </div>
      <div className={styles.field} ref={scene.ref('root')}>
        <SceneCanvas scene={scene} {...(cups > 0 && { label: formatCups(cups) })} />
      </div>
    </div>
  );
}
