import { type CSSProperties, useRef, useState } from 'react';
import * as words from '#words/guess';
import { formatCups, formatNumber } from '../../../model/format';
import { CUPS_SCALE, describeCupsGuess, findStep, readStep } from '../../../model/guess/cups';
import { GUESSES, holdGuess } from '../../../model/guess/reader';
import type { DailyCups } from '../../../model/userInput';
import { Callout } from '../../../scene/Callout';
import { SceneCanvas, type SceneHandle, useScene } from '../../../scene/useScene';
import { Button } from '../../../ui/Button';
import { NumberField } from '../../../ui/NumberField';
import { Slider } from '../../../ui/Range';
import styles from './Ask.module.css';
import { fieldScene } from './scene';

export { createMark } from './mark';

interface ThreadProps {
  guess: number | undefined;
  onGuess: (guess: number | undefined) => void;
}

/** A thread that is pulled from 10 to 100,000: sewn up to the button, a seam beyond it, a knot at each tenfold. */
function Thread({ guess, onGuess }: ThreadProps) {
  const beforePress = useRef(guess);
  // Several steps are the same cups, rounded: by keys the button goes on from where it stands.
  const [at, setAt] = useState<{ step: number; guess: number }>();
  const step = guess === undefined ? 0 : at?.guess === guess ? at.step : findStep(guess);
  const share = guess === undefined ? 0 : step / CUPS_SCALE.steps;
  return (
    <div className={styles.thread} style={{ '--share': share } as CSSProperties} data-scene="">
      <Slider
        min={0}
        max={CUPS_SCALE.steps}
        value={step}
        aria-label={words.thread}
        aria-valuetext={guess === undefined ? words.noGuess : formatCups(guess)}
        onChange={(next) => {
          const cups = readStep(next);
          setAt({ step: next, guess: cups });
          onGuess(cups);
        }}
        onPointerDown={() => {
          beforePress.current = guess;
        }}
        // A swipe that scrolls the page: nothing was guessed.
        onPointerCancel={() => onGuess(beforePress.current)}
      />
      <ol className={styles.knots} aria-hidden="true">
        {CUPS_SCALE.knots.map((knot) => (
          <li key={knot} data-sewn={guess !== undefined && knot <= guess ? '' : undefined}>
            <span>{formatNumber(knot)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Every cup that is guessed. */
function Field({ cups, guess }: { cups: number; guess: number | undefined }) {
  const scene = useScene(fieldScene, { cups, guess });
  return (
    <div className={styles.field} ref={scene.ref('root')} data-scene="">
      <SceneCanvas
        scene={scene}
        label={words.cupsPicture(formatCups(Math.max(cups, guess ?? 0)), formatNumber(cups))}
      />
    </div>
  );
}

/** The reader guesses how many cups the cotton of one T-shirt takes: by pulling, by keys, by typing, or not at all. */
export function Ask({ cups, guess, onGuess }: ThreadProps & { cups: DailyCups | undefined }) {
  const { min, max } = GUESSES.guess;
  const number = useRef<HTMLDivElement>(null);
  return (
    <>
      <p className={`scroll-only ${styles.told}`} data-scene="">
        {cups !== undefined && <span>{words.aDay(formatNumber(cups), cups === 1)} </span>}
        <b>{words.pull(styles.whole)}</b> <span>{words.orType}</span>
      </p>
      <Field cups={cups ?? 1} guess={guess} />
      <div className={styles.number} ref={number}>
        <NumberField
          className={styles.typed ?? ''}
          aria-label={words.yourCups}
          value={guess}
          placeholder="?"
          min={min}
          max={max}
          step={min}
          hold={(value) => holdGuess('guess', value)}
          format={formatNumber}
          onChange={onGuess}
        />
        <span aria-hidden="true">{words.cupsUnit}</span>
      </div>
      <Thread guess={guess} onGuess={onGuess} />
      <p className={styles.foot}>
        {guess !== undefined && (
          <>
            <span data-scene="">{words.stays}</span>{' '}
            <Button
              look="words"
              className={styles.back}
              onClick={() => {
                onGuess(undefined);
                number.current?.querySelector('input')?.focus({ preventScroll: true });
              }}
            >
              {words.takeBack}
            </Button>
          </>
        )}
      </p>
      {guess !== undefined && (
        <p className={`plain-only ${styles.answer}`}>
          <b>{describeCupsGuess(guess)}</b>
        </p>
      )}
    </>
  );
}

/** What the shirt answers. */
export function Answer({ guess }: { guess: number }) {
  return (
    <p className={`scroll-only ${styles.answer}`}>
      <b>{describeCupsGuess(guess)}</b>
    </p>
  );
}

/** The name of the guess's seam. */
export function Ends({ scene, guess }: { scene: SceneHandle; guess: number }) {
  return (
    <Callout scene={scene} name="guess">
      <span className={styles.wide}>{words.endsHere}</span>
      <b>{formatNumber(guess)}</b>
    </Callout>
  );
}
