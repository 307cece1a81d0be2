import { useId, useState } from 'react';
import * as words from '#words/lesson';
import { FULL_STOP } from '#words/rules';
import { Struck } from '../ledger/Struck';
import { findCorrection } from '../model/corrections';
import { formatNumber } from '../model/format';
import { formatLessonText } from '../model/lesson/lessonText';
import {
  formatOperation,
  formatResult,
  formatSolved,
  type Operation,
  type Slip,
} from '../model/lesson/slips';
import { joinPhrases } from '../model/phrases';
import { Announcement } from '../ui/Announcement';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { LessonText } from './LessonText';
import { NameLine } from './NameLine';
import styles from './SlipPuzzle.module.css';

interface ChoicesProps {
  /** The question's element. */
  labelledBy: string;
  choices: readonly string[];
  order: readonly number[];
  chosen: number | undefined;
  onChoose: (choice: number) => void;
}

/** Three answers to press. The first of `choices` is right. */
function Choices({ labelledBy, choices, order, chosen, onChoose }: ChoicesProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: three buttons are no form, a fieldset would make them one
    <div role="group" aria-labelledby={labelledBy} className={`row gap-2 ${styles.choices}`}>
      {order.map((choice) => (
        <Button
          key={choice}
          className="printed"
          aria-pressed={chosen === choice}
          data-right={chosen === choice && choice === 0 ? '' : undefined}
          onClick={() => onChoose(choice)}
        >
          {choices[choice]}
        </Button>
      ))}
    </div>
  );
}

/** The same for those without script: what to do, and what it shows. */
function Solution({ slip: { operations, found } }: { slip: Slip }) {
  const [right] = operations;
  return (
    <details className={`measure ${styles.solution} without-script screen-only`} data-answer="">
      <summary>{words.seeAnswer}</summary>
      <p data-working="">{`${formatSolved(right)} ${right.gives}${FULL_STOP}`}</p>
      <p>
        <LessonText text={found} />
      </p>
    </details>
  );
}

/** "= 4.817 percent of the lake. " */
const formatGiven = (operation: Operation) =>
  operation.gives === '' ? '' : `= ${formatResult(operation)} ${operation.gives}${FULL_STOP} `;

/** One claim with a slip in it: first how to test it, then how big the slip is. */
export function SlipPuzzle({ slip, number }: { slip: Slip; number: number }) {
  const { id, title, said, data, ask, operations, order, sizeAsk, sizes, sizeOrder, found } = slip;
  const [operation, setOperation] = useState<number>();
  const [size, setSize] = useState<number>();
  const key = useId();
  const tried = operation === undefined ? undefined : operations[operation];
  const { wrong, right } = findCorrection(id);
  const isFound = operation === 0 && size === 0;
  const answer = tried && formatGiven(tried) + tried.tells;
  const verdict = isFound ? words.mended(joinPhrases(right), formatLessonText(found)) : words.notThis;
  return (
    <Card
      as="section"
      id={id}
      className={`columns ${styles.puzzle} ${number > 1 && number % 2 === 1 ? styles.newSheet : ''}`}
      aria-labelledby={`${id}-title`}
      data-correction={id}
    >
      {/* Whoever works on the screen writes no name. */}
      <NameLine className="paper-only" />
      <div className="stack gap-4">
        <h2 id={`${id}-title`} className="label cluster">
          <span>{formatNumber(number)}</span> <span>{title}</span>
        </h2>
        <blockquote className={`title ${styles.said}`}>
          <p>
            <LessonText text={said} />
          </p>
        </blockquote>
        <ul className="seams">
          {data.map((line) => (
            <li key={line}>
              <LessonText text={line} />
            </li>
          ))}
        </ul>
      </div>
      <div className="stack needs-script">
        <h3 id={`${key}ask`} className="caption">
          {ask}
        </h3>
        <Choices
          labelledBy={`${key}ask`}
          choices={operations.map(formatOperation)}
          order={order}
          chosen={operation}
          onChoose={setOperation}
        />
        <div className="measure screen-only">
          {tried && (
            <p key={operation}>
              {tried.gives !== '' && <b>{formatGiven(tried)}</b>}
              <span>{tried.tells}</span>
            </p>
          )}
        </div>
        {/* On paper both questions stand at once. */}
        <div className={`stack ${operation === 0 ? '' : 'paper-only'}`}>
          <h3 id={`${key}size`} className="caption">
            {sizeAsk}
          </h3>
          <Choices
            labelledBy={`${key}size`}
            choices={sizes}
            order={sizeOrder}
            chosen={size}
            onChoose={setSize}
          />
        </div>
        <div className="measure screen-only">
          {operation === 0 && size !== undefined && size !== 0 && <p key={size}>{words.notThis}</p>}
          {isFound && (
            <div className={`stack gap-2 ${styles.found}`}>
              <p>
                <Struck>{wrong}</Struck> <b>{joinPhrases(right)}</b>
              </p>
              <p>
                <LessonText text={found} />
              </p>
            </div>
          )}
        </div>
        <Announcement>{operation === 0 && size !== undefined ? verdict : answer}</Announcement>
      </div>
      <Solution slip={slip} />
    </Card>
  );
}
