import { memo, useId } from 'react';
import { CUP_PATH, CUP_VIEW_BOX } from '../../ui/cupOutline';
import styles from './Cups.module.css';

/** One tumbler: glass, and the water that rises into it when its cup is lit. */
export const CupGlass = memo(function CupGlass() {
  const id = useId();
  return (
    <svg viewBox={CUP_VIEW_BOX} width="40" height="45" aria-hidden="true">
      <clipPath id={id}>
        <path d={CUP_PATH} />
      </clipPath>
      <path className={styles.glass} d={CUP_PATH} />
      <g clipPath={`url(#${id})`}>
        <g className={styles.water}>
          <path d="M-2 10Q5 7.5 12 10T26 10T42 10V48H-2Z" />
          <path className={styles.light} d="M8.6 18L11.2 38" />
        </g>
      </g>
      <path className={styles.rim} d={CUP_PATH} />
    </svg>
  );
});
