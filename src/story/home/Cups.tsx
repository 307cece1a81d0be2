import { type FocusEvent, memo, type PointerEvent, useId } from 'react';
import * as words from '#words/home';
import { cupsOfWater } from '#words/text/count';
import { formatNumber } from '../../model/format';
import { DAILY_CUPS, type DailyCups } from '../../model/userInput';
import { CUP_PATH, CUP_VIEW_BOX } from '../../ui/cupOutline';
import { useRovingCups } from '../cups/useRovingCups';
import styles from './Cups.module.css';

/** One tumbler: glass, and the water that rises into it when its cup is lit. */
const CupGlass = memo(function CupGlass() {
  const id = useId();
  return (
    <svg viewBox={CUP_VIEW_BOX} width="40" height="45" aria-hidden="true">
      <clipPath id={id}>
        <path d={CUP_PATH} />
      </clipPath>
      <path className={styles.glass} d={CUP_PATH} />
      <g clipPath={`url(#${id})`}>
        <g className={styles.water}>
          <path d="M-2 10Q5 7.5 12 10T26 10T42 10V48H-2Z" />
          <path className={styles.light} d="M8.6 18L11.2 38" />
        </g>
      </g>
      <path className={styles.rim} d={CUP_PATH} />
    </svg>
  );
});

interface CupsProps {
  /** The element that says what a choice sets going. */
  hintId: string;
  /** How many cups are lit, from the first; 0 for none. */
  lit: number;
  chosen: DailyCups | undefined;
  onPreview: (cups: DailyCups | 0) => void;
  onChoose: (cups: DailyCups) => void;
}

function joinClasses(cups: number, lit: number, isTip: boolean): string {
  return [styles.cup, cups <= lit && styles.lit, isTip && styles.tip].filter(Boolean).join(' ');
}

const FIVES = [DAILY_CUPS.slice(0, 5), DAILY_CUPS.slice(5)];

function findTouchedCup({ clientX, clientY }: { clientX: number; clientY: number }): DailyCups | undefined {
  const cup = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-cup]');
  return DAILY_CUPS.find((cups) => String(cups) === cup?.dataset.cup);
}

/** The ten cups: one tab stop, arrows move, Enter, Space or a click chooses; a finger slides, and lifts to choose. */
export function Cups({ hintId, lit, chosen, onPreview, onChoose }: CupsProps) {
  const roving = useRovingCups(1, onPreview);
  const isChosen = chosen !== undefined;

  const handleBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onPreview(0);
  };
  const handlePointerMove = (event: PointerEvent) => {
    if (event.pointerType === 'touch') onPreview(findTouchedCup(event) ?? 0);
  };
  const handlePointerUp = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') return;
    const cups = findTouchedCup(event);
    if (cups) onChoose(cups);
    else onPreview(0);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid everywhere
    <div
      role="group"
      aria-label={words.cups}
      aria-describedby={isChosen ? undefined : hintId}
      className={`${styles.rows} needs-script ${isChosen ? styles.chosen : ''}`}
      data-cups=""
      onKeyDown={roving.onKeyDown}
      onBlur={handleBlur}
      onPointerDown={handlePointerMove}
      onPointerMove={handlePointerMove}
      onPointerUp={handlePointerUp}
      onPointerCancel={() => onPreview(0)}
      onPointerLeave={() => onPreview(0)}
    >
      {FIVES.map((five) => (
        <div key={five[0]} className={styles.five}>
          {five.map((cups) => (
            <button
              key={cups}
              type="button"
              {...roving.bindCup(cups)}
              className={joinClasses(cups, lit, cups === lit && !isChosen)}
              aria-label={cupsOfWater(cups, formatNumber(cups))}
              aria-disabled={isChosen || undefined}
              onPointerEnter={(event) => event.pointerType !== 'touch' && onPreview(cups)}
              onClick={() => onChoose(cups)}
            >
              <CupGlass />
              <b aria-hidden="true">{formatNumber(cups)}</b>
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}

interface CupPicturesProps {
  lit: number;
  className?: string;
  isSunken?: boolean;
}

/** The cups as pictures: without script, and beneath the pour's water. */
export function CupPictures({ lit, className = '', isSunken = false }: CupPicturesProps) {
  const sunken = isSunken ? `${styles.chosen} ${styles.sunken}` : '';
  return (
    <div className={`${styles.rows} ${sunken} ${className}`} aria-hidden="true">
      {FIVES.map((five) => (
        <div key={five[0]} className={styles.five}>
          {five.map((cups) => (
            <span key={cups} className={joinClasses(cups, lit, false)}>
              <CupGlass />
              <b>{formatNumber(cups)}</b>
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}
