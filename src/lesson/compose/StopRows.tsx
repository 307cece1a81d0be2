import { useEffect, useRef } from 'react';
import * as words from '#words/activity';
import { formatStop, MOST_STOPS, type Stop } from '../../model/lesson/activity';
import { Button } from '../../ui/Button';
import styles from './ComposePage.module.css';
import { findPlace } from './places';

interface StopRowsProps {
  /** All that may be taken in, in their order; and those that are not. */
  rows: readonly Stop[];
  left: readonly string[];
  onToggle: (stop: Stop) => void;
  onMove: (from: number, by: 1 | -1) => void;
}

/** No letter: the fonts have no arrows. */
const Chevron = ({ isUp = false }) => (
  <svg
    viewBox="0 0 20 12"
    width="20"
    height="12"
    fill="none"
    stroke="currentColor"
    strokeWidth="3"
    aria-hidden="true"
  >
    <path d={isUp ? 'M2 10l8-8 8 8' : 'M2 2l8 8 8-8'} />
  </svg>
);

/** The stops on their thread: a press leaves one out or takes it in, two buttons move it, and the focus goes along. */
export function StopRows({ rows, left, onToggle, onMove }: StopRowsProps) {
  const list = useRef<HTMLOListElement>(null);
  const moved = useRef<{ row: number; button: number }>(undefined);
  // A row that has moved has lost the focus; at an end the button that led there is off.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each other order anew
  useEffect(() => {
    if (!moved.current) return;
    const { row, button } = moved.current;
    moved.current = undefined;
    const buttons = list.current?.children[row]?.querySelectorAll('button') ?? [];
    [buttons[button], ...buttons].find((each) => each && !each.disabled)?.focus();
  }, [rows]);
  const isFull = rows.length - left.length >= MOST_STOPS;
  return (
    <ol className={styles.stops} ref={list}>
      {rows.map((stop, row) => {
        const { name = '' } = findPlace(stop) ?? {};
        const isOn = !left.includes(formatStop(stop));
        const move = (by: 1 | -1) => {
          moved.current = { row: row + by, button: by < 0 ? 1 : 2 };
          onMove(row, by);
        };
        return (
          <li key={formatStop(stop)} data-on={isOn ? '' : undefined}>
            <Button
              look="plain"
              aria-pressed={isOn}
              disabled={isFull && !isOn}
              onClick={() => onToggle(stop)}
            >
              <span className="caption">{name}</span>
            </Button>
            <Button
              look="plain"
              aria-label={words.moveUp(name)}
              disabled={row === 0}
              onClick={() => move(-1)}
            >
              <Chevron isUp />
            </Button>
            <Button
              look="plain"
              aria-label={words.moveDown(name)}
              disabled={row === rows.length - 1}
              onClick={() => move(1)}
            >
              <Chevron />
            </Button>
          </li>
        );
      })}
    </ol>
  );
}
