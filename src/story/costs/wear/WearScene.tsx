import * as words from '#words/costs';
import { formatNumber } from '../../../model/format';
import { calculateCupsPerWear, describeWears } from '../../../model/tips';
import { describeShirtState, FEWEST_WEARS, MOST_WEARS } from '../../../model/wears';
import { SceneCanvas, useScene } from '../../../scene/useScene';
import { Range } from '../../../ui/Range';
import { wearScene } from './scene';
import { useWears } from './useWears';
import styles from './WearScene.module.css';

/** The buttons beside the slider go ten at once. */
const STEP = 10;

/** My shirt and its cups, worn down by one range: each step is a wear. */
export function WearScene() {
  const [wears, setWears] = useWears();
  const scene = useScene(wearScene, { wears });
  const state = describeShirtState(wears);

  return (
    <div className={`needs-script ${styles.wear}`}>
      <div className={styles.picture} ref={scene.ref('root')}>
        <SceneCanvas scene={scene} label={words.wornShirt(describeWears(wears), words.SHIRT_STATES[state])} />
      </div>
      <p className={styles.figure}>
        <b className="number">{formatNumber(calculateCupsPerWear(wears))}</b>{' '}
        <span>
          <span className={styles.line}>{words.cupsEachWear}</span>{' '}
          <span className={styles.line}>{words.ofAllCups}</span>
        </span>
      </p>
      <Range
        label={words.wears}
        value={wears}
        text={describeWears(wears)}
        min={FEWEST_WEARS}
        max={MOST_WEARS}
        step={STEP}
        fewer={words.fewerWears}
        more={words.moreWears}
        onChange={setWears}
      />
      <p className={styles.state} aria-live="polite" aria-atomic="true" data-shirt={state}>
        {words.SHIRT_STATES[state]}
      </p>
    </div>
  );
}
