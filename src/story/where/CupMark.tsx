import { CUP_PATH, CUP_VIEW_BOX } from '../../ui/cupOutline';
import styles from './CupMark.module.css';

/** The cup that stands for a water: solid from rivers and wells, outlined of rain. */
export const CupMark = ({ of }: { of: 'river' | 'rain' }) => (
  <svg className={styles.cup} viewBox={CUP_VIEW_BOX} width="40" height="45" data-cup={of} aria-hidden="true">
    <path d={CUP_PATH} />
  </svg>
);
