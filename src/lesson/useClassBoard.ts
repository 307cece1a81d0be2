import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type ClassCups, formatClass, MOST_PUPILS, parseClass } from '../model/classBoard';
import type { DailyCups } from '../model/userInput';
import { useHydrated } from '../motion/useHydrated';

const NOBODY: ClassCups = [];

/** The class that the address holds, and what the teacher does to it. It is kept nowhere else. */
export function useClassBoard() {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  // The HTML as sent knows nothing of a fragment.
  const read = parseClass(useHydrated() ? hash : '');
  const cups = read ?? NOBODY;
  const [before, setBefore] = useState<readonly ClassCups[]>([]);
  const [hasChanged, setHasChanged] = useState(false);

  const show = (next: ClassCups) => {
    setHasChanged(true);
    navigate(
      { pathname, search, hash: formatClass(next) },
      { replace: true, state, preventScrollReset: true },
    );
  };
  const change = (next: ClassCups) => {
    setBefore([...before, cups]);
    show(next);
  };
  const last = before.at(-1);
  return {
    cups,
    /** Whether the address holds what is no class. */
    isBad: read === undefined,
    /** Whether it is the teacher's doing, on this visit, that it stands as it does. */
    hasChanged,
    isFull: cups.length >= MOST_PUPILS,
    add: (each: DailyCups) => change([...cups, each]),
    clear: () => change(NOBODY),
    /** Takes the last change back; without one, as in a board from a link, the last pupil. */
    undo: () => {
      setBefore(before.slice(0, -1));
      show(last ?? cups.slice(0, -1));
    },
    canUndo: last !== undefined || cups.length > 0,
  };
}
