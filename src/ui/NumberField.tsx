import { useId, useState } from 'react';
import { askForNumber, formatTypedNumber, parseTypedNumber } from '../model/typedNumber';
import { Field } from './Field';
import styles from './Field.module.css';
import { Failure } from './PressFailed';

interface NumberFieldProps {
  id?: string;
  'aria-label'?: string;
  className?: string;
  /** Undefined until one is given: then `placeholder` stands there. */
  value: number | undefined;
  placeholder?: string;
  min?: number;
  max: number;
  /** How many it takes; without, it is for whole numbers. */
  decimals?: number;
  step: number;
  /** Rounds and bounds what was typed. */
  hold: (value: number) => number;
  /** How the value stands there while nobody types. */
  format?: (value: number) => string;
  onChange: (value: number) => void;
  /** Nothing stands in it any more. */
  onEmpty?: () => void;
  /** What stands in it can be read, and its reader has pressed Enter. */
  onEnter?: () => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/**
 * A number of 0 or more to type. The field keeps what is typed until it is left; its value follows, rounded and bounded, and
 * stays while what is typed is no number, or may be two: left like that, the field keeps it and asks. The browsers' own kind
 * of field drops the decimal comma or the point.
 */
export function NumberField({
  value,
  min = 0,
  max,
  decimals = 0,
  step,
  hold,
  format = formatTypedNumber,
  onChange,
  onEmpty,
  onEnter,
  ...given
}: NumberFieldProps) {
  const id = useId();
  const [last, setTyped] = useState<{ text: string; gave: number | undefined; isLeft?: boolean }>();
  // A value that came from elsewhere since, as by a pointer, stands at once.
  const typed = last?.gave === value ? last : undefined;
  const read = (text: string) => parseTypedNumber(text, { min, max, decimals });
  const isUnread = typed !== undefined && typed.text.trim() !== '' && read(typed.text) === undefined;
  const leave = () => setTyped(isUnread ? { ...typed, isLeft: true } : undefined);
  const asks = isUnread && typed.isLeft === true;
  return (
    <>
      <Field
        {...given}
        inputMode="decimal"
        role="spinbutton"
        aria-valuenow={value}
        aria-valuetext={value === undefined ? given.placeholder : undefined}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-invalid={asks || undefined}
        aria-describedby={asks ? id : undefined}
        value={typed ? typed.text : value === undefined ? '' : format(value)}
        onChange={({ target }) => {
          const number = read(target.value);
          const gave = number === undefined ? value : hold(number);
          setTyped({ text: target.value, gave });
          if (gave !== undefined && number !== undefined) onChange(gave);
          if (target.value.trim() === '') onEmpty?.();
        }}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            leave();
            if (!isUnread) onEnter?.();
          }
          const steps = STEPS[event.key];
          if (steps === undefined) return;
          event.preventDefault();
          setTyped(undefined);
          onChange(hold((value ?? min) + steps * step));
        }}
      />
      {asks && (
        <span id={id} className={styles.asks}>
          <Failure>{askForNumber(typed.text, max)}</Failure>
        </span>
      )}
    </>
  );
}
