import { useState } from 'react';
import * as words from '#words/shirt';
import { formatCups } from '../../../model/format';
import { SceneCanvas, useScene } from '../../../scene/useScene';
import { countFallen } from './fall';
import styles from './StepField.module.css';
import { findStepRest, stepScene } from './scene';

/** What stays while the steps pass: the counter, and the field that draws exactly as many cups. */
export function StepField({ cups }: { cups: number }) {
  const [fall, setFall] = useState({ from: 0, to: cups });
  const scene = useScene(stepScene, fall, { rest: findStepRest(fall.to) });
  // Cups that have not landed yet when the next step comes fall with its own.
  if (fall.to !== cups) setFall({ from: countFallen(fall, scene.readInstant()?.sinceRestMs ?? 0), to: cups });
  return (
    <div className={styles.backdrop}>
      <p className={`${styles.counter} needs-script`} data-counter="" aria-hidden="true">
        <b className="number" ref={scene.ref('high')} data-unconfirmed="" /> <span>{words.cupsSoFar}</span>
      </p>
      <div className={styles.field} ref={scene.ref('root')}>
        <SceneCanvas scene={scene} {...(cups > 0 && { label: formatCups(cups) })} />
      </div>
    </div>
  );
}
