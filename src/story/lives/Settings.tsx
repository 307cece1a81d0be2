import { useId } from 'react';
import * as words from '#words/lives';
import { formatNumber } from '../../model/format';
import { formatPercent } from '../../model/guess/percent';
import { LIMITS, type NumberKey } from '../../model/lives/address';
import { type Life, POWER_IDS } from '../../model/lives/life';
import { Select } from '../../ui/Field';
import { Slider } from '../../ui/Range';
import styles from './TwoLives.module.css';

const STEPS = { wears: 5, wearsAWash: 1, driedPercent: 5, ironedPercent: 5 } as const satisfies Record<
  NumberKey,
  number
>;

interface SettingProps {
  life: Life;
  onChange: (change: Partial<Life>) => void;
}

/** A number that is set by a slider: "Worn 45 times". */
export function NumberSetting({
  setting,
  life,
  name,
  text,
  onChange,
}: SettingProps & { setting: NumberKey; name: string; text: string }) {
  const id = useId();
  const value = life[setting];
  const [from, to] = LIMITS[setting];
  return (
    <div className={styles.setting}>
      <p>
        <label htmlFor={id}>{name}</label> <b aria-hidden="true">{text}</b>
      </p>
      <Slider
        id={id}
        min={from}
        max={to}
        // A number that a link brought has its place between the steps, too.
        step={(value - from) % STEPS[setting] === 0 ? STEPS[setting] : 1}
        value={value}
        aria-valuetext={text}
        onChange={(next) => onChange({ [setting]: next })}
      />
    </div>
  );
}

/** One of several. */
function ChoiceSetting<Value extends string>({
  name,
  ...given
}: {
  name: string;
  value: Value;
  options: readonly (readonly [Value, string])[];
  onChange: (value: Value) => void;
}) {
  const id = useId();
  return (
    <div className={styles.setting}>
      <p>
        <label htmlFor={id}>{name}</label>
      </p>
      <Select id={id} {...given} />
    </div>
  );
}

const POWERS = POWER_IDS.map((power) => [power, words.POWERS[power]] as const);
const BOUGHT = [
  ['new', words.isNew],
  ['used', words.secondHand],
] as const;

/** All that can be set of a life, but how often it is worn. */
export function Settings({ life, onChange }: SettingProps) {
  const given = { life, onChange };
  return (
    <>
      <NumberSetting
        {...given}
        setting="wearsAWash"
        name={words.wash}
        text={`${formatNumber(life.wearsAWash)} ${words.wears(life.wearsAWash)}`}
      />
      <NumberSetting
        {...given}
        setting="driedPercent"
        name={words.dried}
        text={formatPercent(life.driedPercent)}
      />
      <NumberSetting
        {...given}
        setting="ironedPercent"
        name={words.ironed}
        text={formatPercent(life.ironedPercent)}
      />
      <ChoiceSetting
        name={words.power}
        value={life.power}
        options={POWERS}
        onChange={(power) => onChange({ power })}
      />
      <ChoiceSetting
        name={words.bought}
        value={life.isSecondHand ? 'used' : 'new'}
        options={BOUGHT}
        onChange={(bought) => onChange({ isSecondHand: bought === 'used' })}
      />
    </>
  );
}
