import { useId } from 'react';
import * as words from '#words/charts';
import { calculateAxisEnd } from '../charts/bar/scales';
import { calculateGuessStep, describeGuess, roundGuess } from '../model/guess/bars';
import { Select } from '../ui/Field';
import { NumberField } from '../ui/NumberField';
import { findStartOfGuess } from './ChartBox';
import styles from './GuessFields.module.css';
import type { ChartState } from './useChart';

/** The mark of the guess, as it stands in the chart: it says which one is meant. */
function MarkKey() {
  return (
    <svg className={styles.key} viewBox="0 0 34 20" width="24" height="14" aria-hidden="true">
      <path d="M2 18V3H32V18" />
    </svg>
  );
}

/**
 * The guess by keys and typing: the same mark that a pointer drags. Its result comes to the same place: what was guessed
 * while the bars grow, what it is when they stand.
 */
export function GuessFields({ chart }: { chart: ChartState }) {
  const { spec, run, guess, moveGuess, placed } = chart;
  const id = useId();
  const axisEnd = calculateAxisEnd(spec.data.map(({ value }) => value));
  const step = calculateGuessStep(axisEnd);
  const mark = guess ?? (placed ? findStartOfGuess(spec, placed) : { barIndex: 0, value: 0 });
  const label = guess && spec.data[guess.barIndex]?.label;
  const { guessed, truth } = describeGuess(
    label === undefined ? undefined : { label, value: mark.value },
    spec.data,
    spec.unitWord,
  );
  return (
    <div className={`needs-script scroll-only screen-only ${styles.guess}`}>
      <fieldset className={styles.fields} data-away={!run.canStart || undefined} disabled={!run.canStart}>
        <legend>
          <MarkKey />
          <span>{words.guessFirst}</span>
        </legend>
        <span className={styles.pair}>
          <Select
            aria-label={words.highestBar}
            value={String(mark.barIndex)}
            options={spec.data.map(({ label: name }, index) => [String(index), name])}
            onChange={(index) => moveGuess({ ...mark, barIndex: Number(index) })}
          />
          <span className={styles.value}>
            <label htmlFor={`${id}value`}>
              <span className="visually-hidden">{words.standsAt(spec.unitWord)}</span>
              <span aria-hidden="true">{words.at}</span>
            </label>
            <NumberField
              id={`${id}value`}
              value={mark.value}
              max={axisEnd}
              decimals={step < 1 ? 1 : 0}
              step={step}
              hold={(value) => roundGuess(value, axisEnd)}
              onChange={(value) => moveGuess({ ...mark, value })}
            />
          </span>
        </span>
      </fieldset>
      {/* Who made no guess hears the finding alone. */}
      <div className={styles.told} aria-live={guess && 'polite'} aria-atomic="true">
        {!run.canStart && (
          <>
            {guess && <MarkKey />}
            <p>
              <span>{guessed} </span>
              {run.hasEnded && <b>{truth}</b>}
            </p>
          </>
        )}
      </div>
    </div>
  );
}
