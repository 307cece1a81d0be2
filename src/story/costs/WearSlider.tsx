import { useEffect, useRef, useState } from 'react';
import { fitCanvas } from '../../charts/canvas';
import { figures } from '../../data/figures';
import { formatCups, formatNumber } from '../../model/format';
import type { Phrase } from '../../model/phrases';
import { calculateCupsPerWear, describeDaysOfCups, describeWears } from '../../model/tips';
import { useElementSize } from '../../motion/useElementSize';
import { createCanvasPool } from '../../scene/canvas';
import { COLORS } from '../../theme/tokens';
import { ClaimText } from '../claim/ClaimText';
import { createCupSprite, drawCups } from '../cups/cupSprite';
import { useUserInput } from '../userInput';
import { placeCupGrid } from './cupGrid';
import styles from './WearSlider.module.css';

const START_WEARS: number = figures['wears-30'].value;
const FEWEST_WEARS = 10;
const MOST_WEARS = 120;
const STEP = 10;

/** All the water of a shirt, spread over its wears: one cup drawn for each. */
export function WearSlider({ lead }: { lead: readonly Phrase[] }) {
  const [wears, setWears] = useState(START_WEARS);
  const [size, setSize] = useState({ widthPx: 0, heightPx: 0 });
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const userInput = useUserInput();
  const cups = calculateCupsPerWear(wears);
  useElementSize(canvasRef, (widthPx, heightPx) => setSize({ widthPx, heightPx }));

  useEffect(() => {
    const { widthPx, heightPx } = size;
    if (!canvasRef.current || widthPx === 0) return;
    const fitted = fitCanvas(canvasRef.current, widthPx, heightPx);
    if (!fitted) return;
    const { cupPx, points } = placeCupGrid(cups, widthPx, heightPx);
    const sprite = createCupSprite({ color: COLORS['dip-6'] }, cupPx, fitted.pixelRatio, createCanvasPool());
    drawCups(fitted.context, sprite, points);
  }, [cups, size]);

  const change = (next: number) => setWears(Math.min(MOST_WEARS, Math.max(FEWEST_WEARS, next)));

  return (
    <>
      <div className="needs-script">
        <p className={styles.figure} aria-live="polite">
          <b>{formatNumber(cups)}</b> cups each wear
        </p>
        <canvas className={styles.cups} ref={canvasRef} role="img" aria-label={formatCups(cups)} />
        <div className={styles.slider}>
          <button type="button" aria-label="Fewer wears" onClick={() => change(wears - STEP)}>
            −
          </button>
          <input
            type="range"
            min={FEWEST_WEARS}
            max={MOST_WEARS}
            value={wears}
            aria-label="Wears"
            aria-valuetext={describeWears(wears)}
            onChange={(event) => change(Number(event.target.value))}
          />
          <button type="button" aria-label="More wears" onClick={() => change(wears + STEP)}>
            +
          </button>
        </div>
      </div>
      <p className={styles.wears}>
        <span>
          {wears === START_WEARS ? (
            <ClaimText phrases={lead} />
          ) : (
            `${describeWears(wears)} ${describeWears(2 * wears)}`
          )}
        </span>
        {userInput !== undefined && <span>{` Each is ${describeDaysOfCups(cups, userInput)}.`}</span>}
      </p>
    </>
  );
}
