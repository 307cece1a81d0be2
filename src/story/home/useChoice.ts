import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { formatOnward, readSaid } from '../../model/reader';
import { findClass } from '../../model/stateHash';
import type { DailyCups } from '../../model/userInput';
import { usePagePrefetch } from '../../ui/pagePrefetch';
import { LAST_FRAME_MS, POUR_MS } from './pourTimes';

const NEXT_PAGE = '/thirsty_fashion/info1';
/** The next page is fetched once the press has been answered. */
const PREFETCH_MS = 300;

interface Choice {
  chosen: DailyCups | undefined;
  /** Whether the pour shows its last frame: the page is about to turn. */
  isOver: boolean;
  choose: (cups: DailyCups) => void;
  /** Goes to the next page at once. */
  goOn: () => void;
  /** Takes the choice back: the page is as before it. */
  stop: () => void;
}

/**
 * The visitor's choice, and the way to info1 after it: on the clock, not on drawn frames. The first choice
 * counts. Leaving the page forgets it, also when the browser keeps the page for a way back.
 */
export function useChoice(): Choice {
  const [chosen, setChosen] = useState<DailyCups>();
  const [isOver, setIsOver] = useState(false);
  const navigate = useNavigate();
  const prefetch = usePagePrefetch();
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);

  const cancel = useCallback(() => {
    for (const timer of timers.current) clearTimeout(timer);
    timers.current = [];
  }, []);
  const go = (cups: DailyCups) => {
    cancel();
    // Read now: the reading may have been switched while water poured.
    const state = { userInput: cups };
    const search = formatOnward(window.location.search, readSaid(state, window.location.search));
    navigate({ pathname: NEXT_PAGE, search, hash: findClass(window.location.hash) }, { state });
  };

  /** Draws the last frame, however many a busy machine has dropped, and turns the page after it, at `endMs`. */
  const end = (cups: DailyCups, endMs: number) => {
    flushSync(() => setIsOver(true));
    const turn = () => {
      // Taken back meanwhile.
      if (timers.current.length === 0) return;
      timers.current.push(setTimeout(() => go(cups), endMs - performance.now()));
    };
    if (document.hidden) turn();
    else requestAnimationFrame(turn);
  };

  const stop = useCallback(() => {
    cancel();
    setChosen(undefined);
    setIsOver(false);
  }, [cancel]);

  useEffect(() => {
    window.addEventListener('pagehide', stop);
    return () => {
      window.removeEventListener('pagehide', stop);
      cancel();
    };
  }, [cancel, stop]);
  useEffect(() => {
    if (chosen === undefined) return;
    const handleKeyDown = ({ key }: KeyboardEvent) => {
      // The menu and receipts close by the same key, and lie over the page.
      if (key === 'Escape' && !document.querySelector('[popover]:popover-open')) stop();
    };
    // In the first phase: a popover that this very press closes is still open.
    window.addEventListener('keydown', handleKeyDown, true);
    return () => window.removeEventListener('keydown', handleKeyDown, true);
  }, [chosen, stop]);

  return {
    chosen,
    isOver,
    choose: (cups) => {
      if (timers.current.length > 0) return;
      const endMs = performance.now() + POUR_MS;
      timers.current = [
        setTimeout(() => end(cups, endMs), POUR_MS - LAST_FRAME_MS),
        setTimeout(() => prefetch(NEXT_PAGE), PREFETCH_MS),
      ];
      setChosen(cups);
    },
    goOn: () => {
      if (chosen !== undefined) go(chosen);
    },
    stop,
  };
}
