import type { ComponentProps } from 'react';
import styles from './Field.module.css';
import { UNRESTORED } from './unrestored';

/** A line to type. */
export function Field({ className = '', ...given }: ComponentProps<'input'>) {
  return <input type="text" {...UNRESTORED} className={`${styles.field} ${className}`} {...given} />;
}

/** Lines to read and copy. */
export function TextArea({ className = '', ...given }: ComponentProps<'textarea'>) {
  return <textarea {...UNRESTORED} className={`${styles.field} ${className}`} {...given} />;
}

interface SelectProps<Value extends string> extends Omit<ComponentProps<'select'>, 'onChange'> {
  value: Value;
  /** Each value with what it is called. */
  options: readonly (readonly [Value, string])[];
  onChange: (value: Value) => void;
}

/** One of several. It is as wide as the longest of them, so that each is read whole. */
export function Select<Value extends string>({ options, onChange, ...given }: SelectProps<Value>) {
  return (
    <select
      {...UNRESTORED}
      className={styles.field}
      onChange={({ target }) => onChange(target.value as Value)}
      {...given}
    >
      {options.map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
  );
}
