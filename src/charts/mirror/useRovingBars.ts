import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { BarPlace as TipPlace } from '../bar/barPlace';
import { measureTrack } from './measure';

export type MirrorSide = 'water' | 'other';

interface BarPlace {
  row: number;
  side: MirrorSide;
}

/** The bar whose tooltip is open, and where the tooltip stands. */
export interface OpenBar extends BarPlace {
  at: TipPlace;
}

/** Time to move the pointer from a bar onto its tooltip. */
const LEAVE_MS = 160;
/** The tooltip stands below its bar, from a little off the zero on. */
const TIP_FROM_ZERO_PX = 8;

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

function placeTip(track: SVGElement, isMirrored: boolean): TipPlace {
  const origin = track.closest('[role="group"]')?.getBoundingClientRect() ?? new DOMRect();
  const { zeroXPx, lengthPx, centerYPx, thicknessPx } = measureTrack(track, origin, isMirrored);
  return {
    originX: isMirrored ? zeroXPx - lengthPx : zeroXPx + TIP_FROM_ZERO_PX,
    originY: centerYPx + thicknessPx / 2 - TIP_FROM_ZERO_PX,
    rotation: 90,
    lengthPx: 0,
    thicknessPx,
  };
}

/**
 * One tab stop for all bars of the chart; arrow keys move inside it. Pointer and focus open a bar's tooltip, whose
 * link Enter follows, and Escape closes it.
 * @param isOpenable whether tooltips may open: before the press they would give the answer away
 */
export function useRovingBars(rows: number, isOpenable: boolean) {
  const [place, setPlace] = useState<BarPlace>({ row: 0, side: 'water' });
  const [open, setOpen] = useState<OpenBar>();
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);

  const keepOpen = () => clearTimeout(leaving.current);
  const leave = () => {
    keepOpen();
    leaving.current = setTimeout(() => setOpen(undefined), LEAVE_MS);
  };

  const show = (row: number, side: MirrorSide, bar: SVGElement) => {
    keepOpen();
    setOpen({ row, side, at: placeTip(bar, side === 'water') });
  };

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { target: bar } = event;
    if (!(bar instanceof SVGElement) || !bar.matches('[data-bar]')) return;
    const target = moveAmongBars(place, event.key, rows);
    if (target) {
      event.currentTarget.querySelector<SVGElement>(`[data-bar="${target.side}-${target.row}"]`)?.focus();
    } else if (event.key === 'Enter' && isOpenable) {
      // The pointer may rest on another bar, whose tooltip is open.
      flushSync(() => show(place.row, place.side, bar));
      event.currentTarget.querySelector<HTMLElement>('[data-open] a')?.click();
    } else if (event.key === 'Escape' && open) setOpen(undefined);
    else return;
    event.preventDefault();
  }

  function getBarProps(row: number, side: MirrorSide) {
    const showThis = ({ currentTarget }: SyntheticEvent<SVGElement>) => show(row, side, currentTarget);
    return {
      tabIndex: (place.row === row && place.side === side ? 0 : -1) as 0 | -1,
      'data-bar': `${side}-${row}`,
      onFocus: (event: FocusEvent<SVGElement>) => {
        setPlace({ row, side });
        showThis(event);
      },
      onBlur: leave,
      // A page that scrolls beneath a mouse at rest brings its bars there: that is no question.
      onPointerEnter: (event: PointerEvent<SVGElement>) => event.pointerType !== 'mouse' && showThis(event),
      onPointerMove: (event: PointerEvent<SVGElement>) => {
        if (open?.row === row && open.side === side) keepOpen();
        else showThis(event);
      },
      onPointerLeave: leave,
    };
  }

  return { onKeyDown, getBarProps, open: isOpenable ? open : undefined, keepOpen, leave };
}
