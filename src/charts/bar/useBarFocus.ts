import { type KeyboardEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { readKey } from '../../ui/readKey';

/** Time to move the pointer from a bar onto its tooltip. */
const LEAVE_MS = 160;

const STEPS: Record<string, (index: number, last: number) => number> = {
  ArrowRight: (index, last) => Math.min(last, index + 1),
  ArrowDown: (index, last) => Math.min(last, index + 1),
  ArrowLeft: (index) => Math.max(0, index - 1),
  ArrowUp: (index) => Math.max(0, index - 1),
  Home: () => 0,
  End: (_index, last) => last,
};

/** Where a key leads from a bar: to another bar, or nowhere. */
export function findNextBar(key: string, index: number, bars: number): number | undefined {
  return bars > 0 ? STEPS[key]?.(index, bars - 1) : undefined;
}

interface BarFocusOptions {
  bars: number;
  /** Whether tooltips may open: before the press they would give the answer away. */
  isOpenable: boolean;
  /** Called when Escape is pressed and no tooltip is open. */
  onLeave?: (() => void) | undefined;
  /** Called when Enter is pressed on a bar, once its tooltip is open. */
  onEnter?: (() => void) | undefined;
}

/** One tab stop for all bars: arrows, Home and End walk them; pointer and focus open the tooltip. */
export function useBarFocus({ bars, isOpenable, onLeave, onEnter }: BarFocusOptions) {
  const [stop, setStop] = useState(0);
  const [open, setOpen] = useState<number>();
  const elements = useRef<(SVGGElement | null)[]>([]);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);

  const keepOpen = useCallback((index: number) => {
    clearTimeout(leaving.current);
    setOpen(index);
  }, []);
  const leave = useCallback(() => {
    clearTimeout(leaving.current);
    leaving.current = setTimeout(() => setOpen(undefined), LEAVE_MS);
  }, []);
  const openIndex = isOpenable ? open : undefined;

  return {
    stop,
    openIndex,
    keepOpen,
    leave,
    bindBar: (index: number) => ({
      ref: (element: SVGGElement | null) => {
        elements.current[index] = element;
      },
      tabIndex: index === stop ? 0 : -1,
      onFocus: () => {
        setStop(index);
        keepOpen(index);
      },
      onBlur: leave,
      onClick: () => elements.current[index]?.focus(),
      // A page that scrolls beneath a mouse at rest brings its bars there: that is no question.
      onPointerEnter: ({ pointerType }: PointerEvent) => pointerType !== 'mouse' && keepOpen(index),
      onPointerMove: () => keepOpen(index),
      onPointerLeave: leave,
      onKeyDown: (event: KeyboardEvent) => {
        const next = findNextBar(readKey(event.key), index, bars);
        if (next !== undefined) elements.current[next]?.focus();
        else if (event.key === 'Enter' && isOpenable) {
          // The pointer may rest on another bar, whose tooltip is open.
          flushSync(() => keepOpen(index));
          onEnter?.();
        } else if (event.key !== 'Escape') return;
        else if (openIndex !== undefined) setOpen(undefined);
        else onLeave?.();
        event.preventDefault();
      },
    }),
  };
}
