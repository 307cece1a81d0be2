import { type ReactNode, useId } from 'react';
import * as words from '#words/lives';
import { formatNumber } from '../../../model/format';
import { formatPercent } from '../../../model/guess/percent';
import { LIMITS, type NumberKey } from '../../../model/lives/address';
import { NumberField } from '../../../ui/NumberField';
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
  const [from, to] = LIMITS[setting];
  return (
    <div className={styles.setting}>
      <p className={styles.line}>
        <label htmlFor={id}>{name}</label>
        <NumberField
          aria-label={name + words.typed}
          value={value}
          min={from}
          max={to}
          step={step}
          hold={(typed) => Math.min(to, Math.max(from, Math.round(typed)))}
          onChange={onChange}
        />
        <span>{unit}</span>
      </p>
      <Slider
        id={id}
        min={from}
        max={to}
        // A number that was typed has its place between the steps, too.
        step={(value - from) % step === 0 ? step : 1}
        value={value}
        aria-valuetext={unit === '%' ? formatPercent(value) : `${formatNumber(value)} ${unit}`}
        aria-describedby={note ? `${id}-note` : undefined}
        onChange={onChange}
      />
      {note && (
        <p className={`${styles.note} ${styles.shared}`} id={`${id}-note`}>
          {note}
        </p>
      )}
    </div>
  );
}
