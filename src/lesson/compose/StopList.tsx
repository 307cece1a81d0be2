import { useEffect, useRef } from 'react';
import * as words from '#words/activity';
import { formatStop, MOST_STOPS, type Stop } from '../../model/lesson/activity';
import { Button } from '../../ui/Button';
import styles from './Composer.module.css';
import { PlaceLink } from './PlaceLink';
import { findPlace } from './places';

interface StopListProps {
  stops: readonly Stop[];
  onMove: (from: number, by: 1 | -1) => void;
  onRemove: (stop: Stop) => void;
}

/** What has been chosen, in its order: two buttons move a stop, and the focus goes along. */
export function StopList({ stops, onMove, onRemove }: StopListProps) {
  const list = useRef<HTMLOListElement>(null);
  const pressed = useRef<{ row: number; button: number }>(undefined);
  // A row that has moved has lost the focus; at an end the button that led there is off.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each other order anew
  useEffect(() => {
    if (!pressed.current) return;
    const { row, button } = pressed.current;
    pressed.current = undefined;
    const rows = list.current?.children;
    const buttons = rows?.[Math.min(row, rows.length - 1)]?.querySelectorAll('button') ?? [];
    const next = [buttons[button], ...buttons].find((each) => each && !each.disabled);
    (next ?? list.current)?.focus();
  }, [stops]);
  const press = (row: number, button: number, act: () => void) => {
    pressed.current = { row, button };
    act();
  };
  return (
    <>
      <p className={styles.count}>
        {stops.length === 0 ? words.noStops : words.stopCount(stops.length, MOST_STOPS)}
      </p>
      <ol className={styles.stops} ref={list} tabIndex={-1} aria-label={words.activityTitle}>
        {stops.map((stop, place) => {
          const found = findPlace(stop);
          if (!found) return null;
          return (
            <li key={formatStop(stop)}>
              <span className="figure" aria-hidden="true">
                {place + 1}
              </span>
              <div className={styles.stop}>
                <b>
                  <PlaceLink {...found} />
                </b>
                <span className="note">{found.detail}</span>
              </div>
              <div className={styles.moves}>
                <Button
                  look="round"
                  aria-label={words.moveUp(found.name)}
                  disabled={place === 0}
                  onClick={() => press(place - 1, 0, () => onMove(place, -1))}
                >
                  ↑
                </Button>
                <Button
                  look="round"
                  aria-label={words.moveDown(found.name)}
                  disabled={place === stops.length - 1}
                  onClick={() => press(place + 1, 1, () => onMove(place, 1))}
                >
                  ↓
                </Button>
                <Button
                  look="round"
                  aria-label={words.remove(found.name)}
                  onClick={() => press(place, 2, () => onRemove(stop))}
                >
                  ×
                </Button>
              </div>
            </li>
          );
        })}
      </ol>
    </>
  );
}
