import { type ReactNode, useId, useState } from 'react';
import * as words from '#words/lives';
import { isWithin, LIMITS, type NumberKey } from '../../../model/lives/address';
import { Field } from '../../../ui/Field';
import { Slider } from '../../../ui/Range';
import styles from './Controls.module.css';

interface NumberSettingProps {
  setting: NumberKey;
  value: number;
  name: string;
  /** After the number: "times", "%". */
  unit: string;
  step?: number;
  /** What limits it. */
  note?: ReactNode;
  onChange: (value: number) => void;
}

/** A number that is set by a slider, or typed. */
export function NumberSetting({ setting, value, name, unit, step = 1, note, onChange }: NumberSettingProps) {
  const id = useId();
  // What is being typed, while it is no number that can be set.
  const [draft, setDraft] = useState<string>();
  const [from, to] = LIMITS[setting];
  const take = (text: string) => {
    const typed = Number(text);
    const isSet = text !== '' && isWithin(setting, typed);
    setDraft(isSet ? undefined : text);
    if (isSet) onChange(typed);
  };
  return (
    <div className={styles.setting}>
      <p className={styles.line}>
        <label htmlFor={id}>{name}</label>
        <Field
          type="number"
          inputMode="numeric"
          aria-label={name + words.typed}
          aria-invalid={draft === undefined ? undefined : true}
          min={from}
          max={to}
          value={draft ?? value}
          onChange={(event) => take(event.target.value)}
          onBlur={() => setDraft(undefined)}
        />
        <span>{unit}</span>
      </p>
      <Slider
        id={id}
        min={from}
        max={to}
        step={step}
        value={value}
        aria-valuetext={`${value} ${unit}`}
        aria-describedby={note ? `${id}-note` : undefined}
        onChange={(next) => {
          setDraft(undefined);
          onChange(next);
        }}
      />
      {note && (
        <p className={`${styles.note} ${styles.shared}`} id={`${id}-note`}>
          {note}
        </p>
      )}
    </div>
  );
}
