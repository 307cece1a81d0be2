import { useId } from 'react';
import { calculateAxisEnd } from '../../charts/bar/scales';
import { calculateGuessStep, describeGuess, roundGuess } from '../../model/guess';
import { findStartOfGuess } from './ChartBox';
import styles from './GuessFields.module.css';
import type { ChartState } from './useChart';

/**
 * The guess by keys and typing: the same mark that a pointer drags. When the bars stand, the gap is told here.
 * Both keep one place, so that nothing moves.
 */
export function GuessFields({ chart }: { chart: ChartState }) {
  const { spec, run, guess, moveGuess, placed } = chart;
  const id = useId();
  const axisEnd = calculateAxisEnd(spec.data.map(({ value }) => value));
  const mark = guess ?? (placed ? findStartOfGuess(spec, placed) : { barIndex: 0, value: 0 });
  const guessed = guess && spec.data[guess.barIndex];
  return (
    <div className={`needs-script ${styles.guess}`}>
      <fieldset className={styles.fields} data-away={!run.canStart || undefined} disabled={!run.canStart}>
        <legend>Guess first</legend>
        <select
          aria-label="The highest bar"
          value={mark.barIndex}
          onChange={(event) => moveGuess({ ...mark, barIndex: Number(event.target.value) })}
        >
          {spec.data.map(({ id: barId, label }, index) => (
            <option key={barId} value={index}>
              {label}
            </option>
          ))}
        </select>
        <label htmlFor={`${id}value`}>at</label>
        <input
          id={`${id}value`}
          type="number"
          inputMode="decimal"
          min={0}
          max={axisEnd}
          step={calculateGuessStep(axisEnd)}
          value={mark.value}
          onChange={(event) => moveGuess({ ...mark, value: roundGuess(event.target.valueAsNumber, axisEnd) })}
        />
      </fieldset>
      <p className={styles.told} role="status">
        {run.hasEnded && guessed && describeGuess({ label: guessed.label, value: guess.value }, spec.data)}
      </p>
    </div>
  );
}
