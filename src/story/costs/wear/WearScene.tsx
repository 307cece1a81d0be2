import { useEffect, useRef, useState } from 'react';
import * as words from '#words/costs';
import { usePull } from '../../../ledger/corrections/usePull';
import { formatNumber } from '../../../model/format';
import { calculateCupsPerWear, describeWears } from '../../../model/tips';
import { describeShirtState, FEWEST_WEARS, MOST_WEARS } from '../../../model/wears';
import { SceneCanvas, useScene } from '../../../scene/useScene';
import { Range } from '../../../ui/Range';
import { wearScene } from './scene';
import { useWearsInAddress } from './useWearsInAddress';
import styles from './WearScene.module.css';
import { mendSeam, setWears, useSeamMended, useWears } from './wearsStore';

/** The buttons beside the slider go ten at once. */
const STEP = 10;

/** My shirt and its cups, worn down by one range: each step is a wear. At its seam readers learn to pull a thread. */
export function WearScene() {
  const wears = useWears();
  const isMended = useSeamMended();
  const [wasPulled, setWasPulled] = useState(false);
  const said = useRef<HTMLParagraphElement>(null);
  const keep = useWearsInAddress();
  const { pull, bind } = usePull(() => {
    setWasPulled(true);
    mendSeam();
  });
  const scene = useScene(wearScene, { wears, pull, isMended });
  const state = describeShirtState(wears, isMended);
  useEffect(() => {
    // The button is gone: whoever pulled it reads on here.
    if (wasPulled) said.current?.focus({ preventScroll: true });
  }, [wasPulled]);

  return (
    <div className={`needs-script ${styles.wear}`}>
      <div className={styles.picture} ref={scene.ref('root')}>
        <SceneCanvas scene={scene} label={words.wornShirt(describeWears(wears), words.SHIRT_STATES[state])} />
        {state === 'open' && (
          <button type="button" className={styles.seam} ref={scene.ref('seam')} {...bind}>
            <span>{words.pullSeam}</span>
            <span className="visually-hidden">{words.whatPullingDoes}</span>
          </button>
        )}
      </div>
      <p className={styles.figure}>
        <b className="number" data-unconfirmed="">
          {formatNumber(calculateCupsPerWear(wears))}
        </b>{' '}
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
        onChange={(next) => {
          setWears(next);
          keep();
        }}
      />
      <p
        className={styles.state}
        ref={said}
        tabIndex={-1}
        aria-live="polite"
        aria-atomic="true"
        data-shirt={state}
      >
        {words.SHIRT_STATES[state]}
      </p>
    </div>
  );
}
