import { type ReactNode, useRef, useState } from 'react';
import { Announcement } from './Announcement';
import { Button } from './Button';
import styles from './Range.module.css';
import { UNRESTORED } from './unrestored';

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
  const beforePress = useRef(value);
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
      <input
        type="range"
        {...UNRESTORED}
        className={styles.slider}
        min={min}
        max={max}
        value={value}
        aria-label={label}
        aria-valuetext={text}
        onPointerDown={() => {
          beforePress.current = value;
        }}
        // The browser has found it to be a swipe that scrolls; the thumb has gone where it began.
        onPointerCancel={() => onChange(beforePress.current)}
        onChange={({ target }) => {
          onChange(Number(target.value));
          setIsByButton(false);
        }}
      />
      {renderButton(more, '+', step)}
      <Announcement>{isByButton && text}</Announcement>
    </div>
  );
}
