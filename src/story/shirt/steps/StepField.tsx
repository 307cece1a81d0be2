import { formatCups } from '../../../model/format';
import { useReducedMotion } from '../../../motion/preferences';
import { CUP_PATH, CUP_VIEW_BOX } from '../../cups/cupOutline';
import styles from './StepField.module.css';
import { useStepField } from './scene';

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

/** What stays while the steps pass: the counter, and the field that draws exactly as many cups. */
export function StepField({ cups }: { cups: number }) {
  const isStill = useReducedMotion();
  const field = useStepField(cups, isStill);
  return (
    <div className={styles.backdrop}>
      <div
        className={styles.counter}
        data-counter=""
        data-empty={cups === 0 ? '' : undefined}
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
        <canvas ref={field.canvasRef} role="img" aria-label={formatCups(cups)} />
      </div>
    </div>
  );
}
