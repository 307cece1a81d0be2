import { useRef, useState } from 'react';
import * as words from '#words/costs';
import { ClaimText } from '../../../claim/ClaimText';
import { formatNumber } from '../../../model/format';
import type { Phrase } from '../../../model/phrases';
import { calculateCupsPerWear, describeDaysOfCups, describeWears } from '../../../model/tips';
import { SceneCanvas, useScene } from '../../../scene/useScene';
import { Announcement } from '../../../ui/Announcement';
import { UNRESTORED } from '../../../ui/unrestored';
import { useUserInput } from '../../../ui/userInput';
import { wearScene } from './scene';
import styles from './WearSlider.module.css';
import { START_WEARS, setWears, useWears } from './wearsStore';

const FEWEST_WEARS = 10;
const MOST_WEARS = 120;
const STEP = 10;

/** All the water of a shirt, spread over its wears: one cup drawn for each. */
export function WearSlider({ lead }: { lead: readonly Phrase[] }) {
  const wears = useWears();
  // The slider says its own value; the buttons beside it do not.
  const [isByButton, setIsByButton] = useState(false);
  const beforePress = useRef(wears);
  const userInput = useUserInput();
  const cups = calculateCupsPerWear(wears);
  const scene = useScene(wearScene, { cups });

  const press = (step: number) => {
    setWears(Math.min(MOST_WEARS, Math.max(FEWEST_WEARS, wears + step)));
    setIsByButton(true);
  };

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
        <div className={styles.slider}>
          {/* For pointers: by keys the slider itself does the same. */}
          <button type="button" tabIndex={-1} aria-label={words.fewerWears} onClick={() => press(-STEP)}>
            −
          </button>
          <input
            type="range"
            {...UNRESTORED}
            min={FEWEST_WEARS}
            max={MOST_WEARS}
            value={wears}
            aria-label={words.wears}
            aria-valuetext={describeWears(wears)}
            onPointerDown={() => {
              beforePress.current = wears;
            }}
            // The browser has found it to be a swipe that scrolls; the thumb has gone where it began.
            onPointerCancel={() => setWears(beforePress.current)}
            onChange={(event) => {
              setWears(Number(event.target.value));
              setIsByButton(false);
            }}
          />
          <button type="button" tabIndex={-1} aria-label={words.moreWears} onClick={() => press(STEP)}>
            +
          </button>
        </div>
        <Announcement>{isByButton && describeWears(wears)}</Announcement>
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
