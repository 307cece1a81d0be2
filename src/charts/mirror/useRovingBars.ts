import { type FocusEvent, type KeyboardEvent, useState } from 'react';

export type MirrorSide = 'water' | 'other';

interface BarPlace {
  row: number;
  side: MirrorSide;
}

/**
 * Where an arrow key leads from one bar: up and down among the rows, left and right across the names, Home and
 * End to the first and last row. Undefined for any other key, and where there is no bar.
 */
export function moveAmongBars({ row, side }: BarPlace, key: string, rows: number): BarPlace | undefined {
  const targets: Partial<Record<string, BarPlace>> = {
    ArrowUp: { row: row - 1, side },
    ArrowDown: { row: row + 1, side },
    ArrowLeft: { row, side: 'water' },
    ArrowRight: { row, side: 'other' },
    Home: { row: 0, side },
    End: { row: rows - 1, side },
  };
  const target = targets[key];
  return target && target.row >= 0 && target.row < rows ? target : undefined;
}

/** One tab stop for all bars of the chart; arrow keys move inside it. */
export function useRovingBars(rows: number) {
  const [place, setPlace] = useState<BarPlace>({ row: 0, side: 'water' });

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (!(event.target instanceof Element) || !event.target.matches('[data-bar]')) return;
    const target = moveAmongBars(place, event.key, rows);
    if (!target) return;
    event.preventDefault();
    const bar = event.currentTarget.querySelector<SVGElement>(`[data-bar="${target.side}-${target.row}"]`);
    bar?.focus();
  }

  function getBarProps(row: number, side: MirrorSide) {
    return {
      tabIndex: (place.row === row && place.side === side ? 0 : -1) as 0 | -1,
      'data-bar': `${side}-${row}`,
      onFocus: (_event: FocusEvent) => setPlace({ row, side }),
    };
  }

  return { onKeyDown, getBarProps };
}
