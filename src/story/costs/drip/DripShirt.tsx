import { COTTON_CUPS } from '../../../data/shirt';
import { formatCups, formatNumber } from '../../../model/format';
import { SceneCanvas, useScene } from '../../../scene/useScene';
import styles from './DripShirt.module.css';
import { dripScene } from './scene';

/** The shirt, with how many of its cups are full. */
export function DripShirt({ cups }: { cups: number }) {
  const scene = useScene(dripScene, { cups });
  const left = COTTON_CUPS - cups;
  return (
    <div className={`needs-script ${styles.shirt}`} ref={scene.ref('root')}>
      <svg className={styles.drop} viewBox="0 0 24 32" aria-hidden="true">
        <path d="M12 1C22 15 21 30 12 30C3 30 2 15 12 1Z" />
      </svg>
      <SceneCanvas
        scene={scene}
        label={`A T-shirt of ${formatCups(COTTON_CUPS)}, ${formatNumber(cups)} of them full`}
      />
      <div className={styles.labels} ref={scene.ref('labels')} aria-hidden="true">
        {left > 0 && <p className={styles.left}>{`${formatNumber(left)} to go`}</p>}
        <p className={styles.full}>{`${formatNumber(cups)} full`}</p>
      </div>
    </div>
  );
}
