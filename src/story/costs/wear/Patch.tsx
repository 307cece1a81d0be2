import * as words from '#words/costs';
import { formatCups } from '../../../model/format';
import { calculateCupsPerWear } from '../../../model/tips';
import { FEWEST_WEARS } from '../../../model/wears';
import { SceneCanvas, useScene } from '../../../scene/useScene';
import styles from './Patch.module.css';
import { patchScene } from './scene';

/** A bare shirt whose patch holds the cups of one wear: all of it at the first one. */
export function Patch({ wears = FEWEST_WEARS }: { wears: number | undefined }) {
  const cups = calculateCupsPerWear(wears);
  const scene = useScene(patchScene, { cups });
  return (
    <div className={`needs-script ${styles.patch}`} ref={scene.ref('root')}>
      <SceneCanvas scene={scene} label={words.patchPicture(formatCups(cups))} />
    </div>
  );
}
