import { useState } from 'react';
import * as own from '#words/counts';
import * as words from '#words/shirt';
import { COMMA, FULL_STOP } from '#words/text/grammar';
import { COUNTED_PARTS, type CountedPart } from '../../../model/countedParts';
import { countPart, countWater, type WaterCount } from '../../../model/countedWater';
import { formatCups } from '../../../model/format';
import { formatFigure, formatUnit } from '../../../model/formatFigure';
import type { SceneHandle } from '../../../scene/useScene';
import { Announcement } from '../../../ui/Announcement';
import { Button } from '../../../ui/Button';
import styles from './Counted.module.css';
import { Cups, Liters } from './CountNumbers';
import { type Choice, sentences } from './choice';

const formatLiters = (value: number) => formatFigure({ value, unit: 'liters' });

function PartSwitch({
  part,
  count,
  isOn,
  onPress,
}: {
  part: CountedPart;
  count: WaterCount;
  isOn: boolean;
  onPress: () => void;
}) {
  const liters = formatLiters(countPart(part, count));
  const how = own.COUNTED_HOW[part === 'irrigation' && count.name === 'fiber' ? 'fiber' : part];
  return (
    <Button look="plain" role="switch" aria-checked={isOn} className={styles[part]} onClick={onPress}>
      <svg className={styles.button} viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
        <circle cx="20" cy="20" r="17" />
        {isOn ? <path d="M15 15h.01M25 15h.01M15 25h.01M25 25h.01" /> : <path d="M11 20H29" />}
      </svg>
      <span>
        <b className="caption">{own.COUNTED_PARTS[part]}</b>
        <span>{part === 'factory' ? `${words.upTo} ${liters}` : liters}</span> <small>{how}</small>
      </span>
    </Button>
  );
}

export interface CountSwitchesProps {
  /** Sews them on the shirt; without it they stand in rows. */
  scene?: SceneHandle;
  choice: Choice;
  onChoose: (choice: Choice) => void;
}

/** Four switches say what is counted, and the number, its cups and its question follow. */
export function CountSwitches({ scene, choice, onChoose }: CountSwitchesProps) {
  const { parts, isOlder } = choice;
  const [wasPressed, setWasPressed] = useState(false);
  const choose = (next: Choice) => {
    onChoose(next);
    setWasPressed(true);
  };
  const toggle = (part: CountedPart) => {
    const next = COUNTED_PARTS.filter((other) => parts.includes(other) !== (other === part));
    choose({ parts: next, isOlder: isOlder && part === 'irrigation' });
  };
  const count = countWater(parts, isOlder);
  const question = { ...words.COUNT_QUESTIONS, ...own.OWN_QUESTIONS }[count.name];
  const most = count.isMost ? `${own.atMost} ` : '';
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every engine */}
      <div
        role="group"
        aria-label={own.countSwitches}
        className={styles.switches}
        ref={scene?.ref('switches')}
      >
        {COUNTED_PARTS.map((part) => (
          <div key={part} className={styles.sewn} ref={scene?.ref(`switch-${part}`)}>
            <PartSwitch part={part} count={count} isOn={parts.includes(part)} onPress={() => toggle(part)} />
          </div>
        ))}
      </div>
      <div className={`scroll-only ${styles.answer}`}>
        <p className={styles.question}>{question}</p>
        <p className={styles.number} data-count={count.name}>
          <b className="number">
            <Liters {...count} />
          </b>{' '}
          <span>
            <b className="caption">{formatUnit('liters', count.liters)}</b> {most && <span>{most}</span>}
            <span>
              <Cups {...count} />
            </span>
          </span>
        </p>
        <p className={styles.sentence}>
          <span key={count.name}>{{ ...sentences, ...own.OWN_SENTENCES }[count.name]}</span>{' '}
          {(count.name === 'fiber' || count.name === 'cloth') && (
            <Button look="words" className={styles.way} onClick={() => choose({ parts, isOlder: !isOlder })}>
              {own.countThatWay}
            </Button>
          )}
        </p>
        <Announcement>
          {wasPressed &&
            `${question} ${most}${formatLiters(count.liters)}${COMMA}${formatCups(count.cups)}${FULL_STOP}`}
        </Announcement>
      </div>
    </>
  );
}
