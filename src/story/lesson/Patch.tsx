import { tracePatchStitches } from '../darn/placeCloth';
import styles from './SlipPuzzle.module.css';

const SIZE = { width: 54, height: 44 };

/** The patch that a solved puzzle sews on. */
export function Patch() {
  return (
    <svg className={styles.patch} viewBox="-32 -27 64 54" aria-hidden="true">
      <g transform="rotate(-4)">
        <rect x={-SIZE.width / 2} y={-SIZE.height / 2} width={SIZE.width} height={SIZE.height} />
        <path d={tracePatchStitches(SIZE)} />
      </g>
    </svg>
  );
}
