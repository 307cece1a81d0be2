import { useState } from 'react';
import { formatTypedNumber, parseTypedNumber } from '../model/typedNumber';
import { Field } from './Field';

interface NumberFieldProps {
  id?: string;
  'aria-label'?: string;
  className?: string;
  /** Undefined until one is given: then `placeholder` stands there. */
  value: number | undefined;
  placeholder?: string;
  min?: number;
  max: number;
  step: number;
  /** Rounds and bounds what was typed. */
  hold: (value: number) => number;
  /** How the value stands there while nobody types. */
  format?: (value: number) => string;
  onChange: (value: number) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/**
 * A number of 0 or more to type. The field keeps what is typed until it is left; its value follows, rounded and bounded, and
 * stays while what is typed is no number. The browsers' own kind of field drops the decimal comma or the point.
 */
export function NumberField({
  value,
  min = 0,
  max,
  step,
  hold,
  format = formatTypedNumber,
  onChange,
  ...given
}: NumberFieldProps) {
  const [typed, setTyped] = useState<{ text: string; gave: number | undefined }>();
  return (
    <Field
      {...given}
      inputMode="decimal"
      role="spinbutton"
      aria-valuenow={value}
      aria-valuetext={value === undefined ? given.placeholder : undefined}
      aria-valuemin={min}
      aria-valuemax={max}
      // A value that came from elsewhere since, as by a pointer, stands at once.
      value={typed && typed.gave === value ? typed.text : value === undefined ? '' : format(value)}
      onChange={({ target }) => {
        const number = parseTypedNumber(target.value);
        const gave = number === undefined ? value : hold(number);
        setTyped({ text: target.value, gave });
        if (gave !== undefined && number !== undefined) onChange(gave);
      }}
      onBlur={() => setTyped(undefined)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') setTyped(undefined);
        const steps = STEPS[event.key];
        if (steps === undefined) return;
        event.preventDefault();
        setTyped(undefined);
        onChange(hold((value ?? min) + steps * step));
      }}
    />
  );
}
