import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { Announcement } from './Announcement';
import { Button } from './Button';
import styles from './Range.module.css';
import { UNRESTORED } from './unrestored';

interface SliderProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  value: number;
  onChange: (value: number) => void;
}

/** A button on a row of stitches. */
export function Slider({ value, onChange, ...given }: SliderProps) {
  const beforePress = useRef(value);
  return (
    <input
      type="range"
      {...UNRESTORED}
      className={styles.slider}
      value={value}
      onPointerDown={() => {
        beforePress.current = value;
      }}
      // The browser has found it to be a swipe that scrolls; the thumb has gone where it began.
      onPointerCancel={() => onChange(beforePress.current)}
      onChange={({ target }) => onChange(Number(target.value))}
      {...given}
    />
  );
}

interface RangeProps {
  /** What is set, e.g. "Wears". */
  label: string;
  value: number;
  /** The value in words, e.g. "40 wears: 296 cups each." */
  text: string;
  min: number;
  max: number;
  /** How far one press of the buttons beside it goes, and what they are called. */
  step: number;
  fewer: string;
  more: string;
  onChange: (value: number) => void;
}

/** A number to set by a slider, in steps of one by keys. */
export function Range({ label, value, text, min, max, step, fewer, more, onChange }: RangeProps) {
  // The slider says its own value; the buttons beside it do not.
  const [isByButton, setIsByButton] = useState(false);
  // For pointers: by keys the slider itself does the same.
  const renderButton = (name: string, sign: ReactNode, by: number) => (
    <Button
      look="round"
      tabIndex={-1}
      aria-label={name}
      onClick={() => {
        onChange(Math.min(max, Math.max(min, value + by)));
        setIsByButton(true);
      }}
    >
      {sign}
    </Button>
  );
  return (
    <div className={`needs-script ${styles.range}`}>
      {renderButton(fewer, '−', -step)}
      <Slider
        min={min}
        max={max}
        value={value}
        aria-label={label}
        aria-valuetext={text}
        onChange={(next) => {
          onChange(next);
          setIsByButton(false);
        }}
      />
      {renderButton(more, '+', step)}
      <Announcement>{isByButton && text}</Announcement>
    </div>
  );
}
