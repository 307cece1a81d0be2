import { type ComponentProps, useRef } from 'react';
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
