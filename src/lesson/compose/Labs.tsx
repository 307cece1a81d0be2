import { type ReactNode, useId, useState } from 'react';
import * as words from '#words/activity';
import { countedName } from '#words/shell';
import { figures } from '../../data/figures';
import { type PlaceId, places } from '../../data/places';
import { COUNTED_PARTS, type CountedPart } from '../../model/countedParts';
import type { Stop } from '../../model/lesson/activity';
import { parseLives } from '../../model/lives/address';
import { FEWEST_WEARS, MOST_WEARS } from '../../model/wears';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Field, Select } from '../../ui/Field';
import { NumberField } from '../../ui/NumberField';
import { Failure } from '../../ui/PressFailed';
import styles from './Composer.module.css';
import { CHART_NAMES, formatPair, LIVES, type LifeId, SLIP_NAMES } from './places';

interface LabsProps {
  isFull: boolean;
  onAdd: (stop: Stop) => void;
}

interface LabProps {
  name: string;
  isOff: boolean;
  onAdd: () => void;
  children: ReactNode;
}

function Lab({ name, isOff, onAdd, children }: LabProps) {
  const id = useId();
  return (
    <Card as="section" isSmall className={styles.lab} aria-labelledby={id}>
      <h3 id={id}>{name}</h3>
      <div className={styles.settings}>{children}</div>
      <Button isSmall aria-label={words.addNamed(name)} disabled={isOff} onClick={onAdd}>
        {words.add}
      </Button>
    </Card>
  );
}

function Setting({ name, children }: { name: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: it is given one
    <label className={styles.setting}>
      <span className="note">{name}</span>
      {children}
    </label>
  );
}

const LIFE_NAMES = (Object.keys(LIVES) as LifeId[]).map((id) => [id, words.LIVES[id]] as const);

/** The lives that an address holds; undefined where one of them is missing. */
function readLives(address: string) {
  const hash = /#.*$/.exec(address.trim())?.[0] ?? '';
  const { pair, unread } = parseLives(hash);
  return unread ? undefined : pair;
}

function LivesLab({ isFull, onAdd }: LabsProps) {
  const [a, setA] = useState<LifeId>('line');
  const [b, setB] = useState<LifeId>('long');
  const [address, setAddress] = useState('');
  const pasted = readLives(address);
  const isWrong = address.trim() !== '' && !pasted;
  return (
    <Lab
      name={words.twoName}
      isOff={isFull || isWrong}
      onAdd={() => onAdd({ kind: 'two', setting: formatPair(pasted ?? { a: LIVES[a], b: LIVES[b] }) })}
    >
      <Setting name={words.lifeSetting('A')}>
        <Select value={a} options={LIFE_NAMES} onChange={setA} />
      </Setting>
      <Setting name={words.lifeSetting('B')}>
        <Select value={b} options={LIFE_NAMES} onChange={setB} />
      </Setting>
      <Setting name={words.livesAddress}>
        <Field value={address} onChange={({ target }) => setAddress(target.value)} />
      </Setting>
      {isWrong && <Failure>{words.noLives}</Failure>}
    </Lab>
  );
}

function CountedLab({ isFull, onAdd }: LabsProps) {
  const [parts, setParts] = useState<readonly CountedPart[]>(['rain', 'irrigation']);
  const toggle = (part: CountedPart) =>
    setParts(COUNTED_PARTS.filter((each) => parts.includes(each) !== (each === part)));
  return (
    <Lab
      name={countedName}
      isOff={isFull || parts.length === 0}
      onAdd={() => onAdd({ kind: 'counted', setting: parts.join('-') })}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: buttons are no form, a fieldset would make them one */}
      <p className={styles.moments} role="group" aria-label={words.countedSetting}>
        {COUNTED_PARTS.map((part) => (
          <Button key={part} isSmall aria-pressed={parts.includes(part)} onClick={() => toggle(part)}>
            {words.PARTS[part]}
          </Button>
        ))}
      </p>
    </Lab>
  );
}

/** The labs, each with its own setting, added as it is set. */
export function Labs({ isFull, onAdd }: LabsProps) {
  const [grown, setGrown] = useState<PlaceId>('world');
  const [chart, setChart] = useState<(typeof CHART_NAMES)[number][0]>('production');
  const [slip, setSlip] = useState<(typeof SLIP_NAMES)[number][0]>('all');
  const [wears, setWears] = useState<number>(figures['wears-30'].value);
  const holdWears = (value: number) => Math.min(MOST_WEARS, Math.max(FEWEST_WEARS, Math.round(value)));
  return (
    <div className={styles.labs}>
      <Lab name={words.grownName} isOff={isFull} onAdd={() => onAdd({ kind: 'grown', setting: grown })}>
        <Setting name={words.grownSetting}>
          <Select
            value={grown}
            options={places.map(({ id, name }) => [id, name] as const)}
            onChange={setGrown}
          />
        </Setting>
      </Lab>
      <LivesLab isFull={isFull} onAdd={onAdd} />
      <CountedLab isFull={isFull} onAdd={onAdd} />
      <Lab name={words.chartName} isOff={isFull} onAdd={() => onAdd({ kind: 'chart', setting: chart })}>
        <Setting name={words.chartSetting}>
          <Select value={chart} options={CHART_NAMES} onChange={setChart} />
        </Setting>
      </Lab>
      <Lab name={words.slipName} isOff={isFull} onAdd={() => onAdd({ kind: 'slip', setting: slip })}>
        <Setting name={words.slipSetting}>
          <Select value={slip} options={SLIP_NAMES} onChange={setSlip} />
        </Setting>
      </Lab>
      <Lab name={words.wornName} isOff={isFull} onAdd={() => onAdd({ kind: 'worn', setting: `${wears}` })}>
        <Setting name={words.wornSetting}>
          <NumberField
            value={wears}
            min={FEWEST_WEARS}
            max={MOST_WEARS}
            step={1}
            hold={holdWears}
            onChange={setWears}
          />
        </Setting>
      </Lab>
    </div>
  );
}
