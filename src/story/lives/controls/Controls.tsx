import { useId } from 'react';
import * as words from '#words/lives';
import { Claim } from '../../../claim/Claim';
import { type Life, type Pair, POWER_IDS } from '../../../model/lives/life';
import { Button } from '../../../ui/Button';
import { Select } from '../../../ui/Field';
import { Fact } from '../Fact';
import { changeLife, useLives } from '../livesStore';
import styles from './Controls.module.css';
import { NumberSetting } from './NumberSetting';

const WEARS_STEP = 5;
const PERCENT_STEP = 5;

interface PartProps {
  life: Life;
  onChange: (change: Partial<Life>) => void;
}

const POWERS = POWER_IDS.map((power) => [power, words.POWERS[power]] as const);

function Power({ life, onChange }: PartProps) {
  const id = useId();
  return (
    <div className={styles.setting}>
      <label htmlFor={id}>{words.power}</label>
      <Select
        id={id}
        value={life.power}
        options={POWERS}
        aria-describedby={`${id}-note`}
        onChange={(power) => onChange({ power })}
      />
      <p className={styles.note} id={`${id}-note`}>
        <Fact key={life.power} id={`power-${life.power}`} />
      </p>
    </div>
  );
}

const BOUGHT = [
  { isSecondHand: false, name: words.isNew },
  { isSecondHand: true, name: words.secondHand },
] as const;

function Bought({ life, onChange }: PartProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons are no form
    <div
      className={styles.setting}
      role="group"
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-note`}
    >
      <span id={`${id}-name`}>{words.bought}</span>
      <div className={styles.choice}>
        {BOUGHT.map(({ isSecondHand, name }) => (
          <Button
            key={name}
            look="plain"
            aria-pressed={life.isSecondHand === isSecondHand}
            onClick={() => onChange({ isSecondHand })}
          >
            {name}
          </Button>
        ))}
      </div>
      <p className={`${styles.note} ${styles.shared}`} id={`${id}-note`}>
        {words.boughtNote(<Claim id="secondhand-replaces" />)}
      </p>
    </div>
  );
}

/** All that can be set of one life. What limits a value stands beside its control. */
export function Controls({ letter }: { letter: keyof Pair }) {
  const life = useLives()[letter];
  const onChange = (change: Partial<Life>) => changeLife(letter, change);
  return (
    <div className={styles.controls}>
      <NumberSetting
        setting="wears"
        value={life.wears}
        name={words.worn}
        unit={words.times}
        step={WEARS_STEP}
        note={words.wornNote(<Fact id="life-wears" />)}
        onChange={(wears) => onChange({ wears })}
      />
      <NumberSetting
        setting="wearsAWash"
        value={life.wearsAWash}
        name={words.wash}
        unit={words.wears(life.wearsAWash)}
        onChange={(wearsAWash) => onChange({ wearsAWash })}
      />
      <NumberSetting
        setting="driedPercent"
        value={life.driedPercent}
        name={words.dried}
        unit="%"
        step={PERCENT_STEP}
        note={words.driedNote(<Fact id="drying-energy" />, <Fact id="drying-energy-high" />)}
        onChange={(driedPercent) => onChange({ driedPercent })}
      />
      <NumberSetting
        setting="ironedPercent"
        value={life.ironedPercent}
        name={words.ironed}
        unit="%"
        step={PERCENT_STEP}
        onChange={(ironedPercent) => onChange({ ironedPercent })}
      />
      <Power life={life} onChange={onChange} />
      <Bought life={life} onChange={onChange} />
    </div>
  );
}
