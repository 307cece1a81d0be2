import type { ComponentType } from 'react';
import * as words from '#words/shirt';
import { COMMA, FULL_STOP } from '#words/text/grammar';
import { countNamed, NAMED_COUNTS } from '../../../model/countedWater';
import { formatUnit } from '../../../model/formatFigure';
import styles from './Counted.module.css';
import { Cups, Liters } from './CountNumbers';
import type { CountSwitchesProps } from './CountSwitches';
import { sentences } from './choice';

/** The named counts one below the other: for the plain reading, for paper, and where no script runs. */
function PlainCounts() {
  return (
    <dl className={styles.plain} data-plain="">
      {NAMED_COUNTS.map((name) => {
        const count = countNamed(name);
        return (
          <div key={name}>
            <dt className="caption">{words.COUNT_QUESTIONS[name]}</dt>
            <dd>
              <b>
                <Liters {...count} />
                {formatUnit('liters', count.liters)}
              </b>
              {COMMA}
              <Cups {...count} />
              {FULL_STOP} <span>{sentences[name]}</span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

interface CountedProps extends CountSwitchesProps {
  /** Undefined until they have been fetched. */
  Switches: ComponentType<CountSwitchesProps> | undefined;
}

/** 390 or 2,700 liters: what each counts. Beside the scene the reader chooses, by switches. */
export function Counted({ Switches, ...given }: CountedProps) {
  const { scene } = given;
  return (
    <div ref={scene?.ref('liters')} className={styles.counted} data-caption={scene && 'liters'} data-whole="">
      <div className={styles.said} ref={scene?.ref('said')}>
        <h2>{words.liters}</h2>
        <p>
          <span>{words.litersText}</span> {Switches && <b className="needs-script">{words.litersChoose}</b>}
        </p>
      </div>
      {Switches && <Switches {...given} />}
      <PlainCounts />
    </div>
  );
}
