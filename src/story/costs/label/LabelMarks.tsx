import type { DailyCups } from '../../../model/userInput';
import { createLogoPath, LOGO_VIEW_BOX } from '../../../theme/logo';
import { CUP_PATH } from '../../../ui/cupOutline';
import { useWears } from '../wear/useWears';
import styles from './Label.module.css';
import { traceTally } from './marks';

const CUP = { step: 49, width: 40, height: 45 };
const LOGO = createLogoPath();

export function LabelLogo() {
  return (
    <p className={styles.logo} aria-hidden="true">
      <svg viewBox={LOGO_VIEW_BOX} width="30" height="40" aria-hidden="true">
        <path d={LOGO} />
      </svg>
      Threadprint
    </p>
  );
}

/** The reader's cups, full. */
export function OwnCups({ cups }: { cups: DailyCups }) {
  const widthOfAll = (cups - 1) * CUP.step + CUP.width;
  return (
    <svg
      className={styles.cups}
      viewBox={`0 0 ${widthOfAll} ${CUP.height}`}
      width={widthOfAll}
      height={CUP.height}
      aria-hidden="true"
    >
      {Array.from({ length: cups }, (_, cup) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cup is its place
        <path key={cup} d={CUP_PATH} transform={`translate(${cup * CUP.step} 0)`} />
      ))}
    </svg>
  );
}

/** A stroke for each wear. */
export function WearTally({ rows }: { rows: number }) {
  const [wears] = useWears();
  const { widthPx, heightPx, path } = traceTally(wears, rows);
  return (
    <svg
      className={styles.tally}
      viewBox={`0 0 ${widthPx} ${heightPx}`}
      width={widthPx}
      height={heightPx}
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
