import * as words from '#words/costs';
import { ClaimText } from '../../../claim/ClaimText';
import { formatNumber } from '../../../model/format';
import type { Phrase } from '../../../model/phrases';
import { calculateCupsPerWear, describeDaysOfCups, describeWears } from '../../../model/tips';
import { FEWEST_WEARS, MOST_WEARS } from '../../../model/wears';
import { SceneCanvas, useScene } from '../../../scene/useScene';
import { Range } from '../../../ui/Range';
import { useUserInput } from '../../../ui/userInput';
import { wearScene } from './scene';
import { useWearsInAddress } from './useWearsInAddress';
import styles from './WearSlider.module.css';
import { START_WEARS, setWears, useWears } from './wearsStore';

/** The buttons beside the slider go ten at once. */
const STEP = 10;

/** All the water of a shirt, spread over its wears: one cup drawn for each. */
export function WearSlider({ lead }: { lead: readonly Phrase[] }) {
  const wears = useWears();
  const userInput = useUserInput();
  const cups = calculateCupsPerWear(wears);
  const keep = useWearsInAddress();
  const scene = useScene(wearScene, { cups });

  return (
    <>
      <div className="needs-script" ref={scene.ref('root')}>
        <p className={styles.figure}>
          <b className="number" data-unconfirmed="">
            {formatNumber(cups)}
          </b>{' '}
          {words.cupsEachWear}
        </p>
        <SceneCanvas scene={scene} className={styles.cups} label={describeWears(wears)} />
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
      </div>
      <p className={styles.wears}>
        <span>
          {wears === START_WEARS ? (
            <ClaimText phrases={lead} />
          ) : (
            `${describeWears(wears)} ${describeWears(2 * wears)}`
          )}
        </span>
        {userInput !== undefined && <span>{` ${describeDaysOfCups(wears, userInput)}`}</span>}
      </p>
    </>
  );
}
