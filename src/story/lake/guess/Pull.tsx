import { useRef } from 'react';
import * as words from '#words/guess';
import { LAKE_ONTARIO } from '../../../data/outlines/lakeOntario';
import { formatPercent } from '../../../model/guess/percent';
import { holdGuess } from '../../../model/guess/reader';
import { LAKE_SHARES } from '../../../model/industry';
import type { SetRef } from '../../../scene/refs';
import { Slider } from '../../../ui/Range';
import { findEdge, findPercent, type LakeGuess } from '../guessedWater';
import styles from './Pull.module.css';

export { describeLakeGuess } from '../../../model/guess/lake';

/** One press of a key moves the waterline by so many of the map's units. */
const STEP = 10;

export interface PullProps {
  guess: LakeGuess | undefined;
  /** Holds the waterline there; undefined where a swipe has scrolled and nothing was meant. */
  onHold: (percent: number | undefined) => void;
  /** Lets it go now, or once the hand rests. */
  onRelease: () => void;
  onRest: () => void;
}

/** The waterline itself, to drag from shore to shore: it begins where the claim has it. */
export function Waterline({ guess, onHold, onRelease, onRest, pullRef }: PullProps & { pullRef: SetRef }) {
  const beforePress = useRef(guess?.percent);
  const share = guess === undefined ? LAKE_SHARES.claimed : guess.percent / 100;
  return (
    <div className={styles.pull} ref={pullRef} data-scene="">
      <Slider
        min={0}
        max={LAKE_ONTARIO.width}
        step={STEP}
        value={Math.round(findEdge(share))}
        aria-label={words.waterline}
        aria-valuetext={guess === undefined ? words.noGuess : words.ofLake(formatPercent(guess.percent))}
        onChange={(x) => onHold(holdGuess('lake', findPercent(x)))}
        onPointerDown={() => {
          beforePress.current = guess?.percent;
        }}
        onPointerCancel={() => {
          onHold(beforePress.current);
          onRelease();
        }}
        onPointerUp={onRelease}
        onKeyUp={onRest}
      />
    </div>
  );
}

/** The name of the reader's line in the lake. */
export function Guessed({ percent, guessedRef }: { percent: number; guessedRef: SetRef }) {
  return (
    <p className={styles.guessed} ref={guessedRef} aria-hidden="true">
      <span>{words.yourGuess}</span>
      <b>{formatPercent(percent)}</b>
    </p>
  );
}
