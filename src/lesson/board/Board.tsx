import { type CSSProperties, useState } from 'react';
import * as words from '#words/lesson';
import type { ClassCups } from '../../model/classBoard';
import { formatCups, formatNumber } from '../../model/format';
import { DAILY_CUPS, type DailyCups } from '../../model/userInput';
import { CUP_PATH } from '../../ui/cupOutline';
import styles from './ClassPage.module.css';

const Cup = (looks: { 'data-free'?: ''; 'data-new'?: '' | undefined }) => (
  <svg viewBox="0 0 40 46" width="40" height="46" aria-hidden="true" {...looks}>
    <path d={CUP_PATH} />
  </svg>
);

interface BoardProps {
  cups: ClassCups;
  isFull: boolean;
  isExample: boolean;
  onAdd: (cups: DailyCups) => void;
}

/** A column for each answer, a cup for each pupil: the free one on top is pressed. What is tapped is the chart. */
export function Board({ cups, isFull, isExample, onAdd }: BoardProps) {
  const [last, setLast] = useState<DailyCups>();
  const columns = DAILY_CUPS.map((each) => ({ each, count: cups.filter((cup) => cup === each).length }));
  const tallest = Math.max(...columns.map(({ count }) => count));
  return (
    // biome-ignore lint/a11y/useSemanticElements: ten buttons are no form, a fieldset would make them one
    <div
      role="group"
      aria-labelledby="tap"
      className={`needs-script unbroken ${styles.board} ${isExample ? 'screen-only' : ''}`}
      // Sent with the example, for which the sheet has it.
      style={tallest === 6 ? undefined : ({ '--tallest': tallest } as CSSProperties)}
    >
      {columns.map(({ each, count }) => (
        <button
          key={each}
          type="button"
          className="printed"
          disabled={isFull}
          aria-label={words.addPupil(formatCups(each))}
          onClick={() => {
            setLast(each);
            onAdd(each);
          }}
        >
          <b className="tick">{formatNumber(each)}</b>
          <span className={styles.column}>
            {Array.from({ length: count }, (_, cup) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cup is its place
              <Cup key={cup} data-new={each === last && cup === count - 1 ? '' : undefined} />
            ))}
            {!isFull && <Cup key="free" data-free="" />}
          </span>
        </button>
      ))}
    </div>
  );
}
