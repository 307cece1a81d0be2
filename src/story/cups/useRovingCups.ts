import { type KeyboardEvent, useState } from 'react';
import type { DailyCups } from '../../model/userInput';
import { readKey } from '../../ui/readKey';
import { findNextCup } from './findNextCup';

/**
 * One tab stop for the ten cups: arrows, Home and End move the focus among them. Moving chooses nothing; `onMove` is
 * told which cup has the focus.
 */
export function useRovingCups(first: DailyCups = 1, onMove?: (cups: DailyCups) => void) {
  const [tabStop, setTabStop] = useState<DailyCups>(first);
  return {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const next = findNextCup(readKey(event.key), tabStop);
      if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      event.currentTarget.querySelector<HTMLElement>(`[data-cup="${next}"]`)?.focus();
    },
    bindCup: (cups: DailyCups) => ({
      'data-cup': cups,
      tabIndex: cups === tabStop ? 0 : -1,
      onFocus: () => {
        setTabStop(cups);
        onMove?.(cups);
      },
    }),
  };
}
