import type { ButtonHTMLAttributes } from 'react';
import { cupsOfWater } from '#words/text/count';
import { formatNumber } from '../../model/format';
import type { DailyCups } from '../../model/userInput';
import { CUP_PATH, CUP_VIEW_BOX } from '../../ui/cupOutline';

/** One of ten drawn cups to choose from, with its number. */
export function CupButton({
  cups,
  ...bindings
}: { cups: DailyCups } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button type="button" aria-label={cupsOfWater(cups, formatNumber(cups))} {...bindings}>
      <svg viewBox={CUP_VIEW_BOX} width="40" height="45" aria-hidden="true">
        <path d={CUP_PATH} />
      </svg>
      <span aria-hidden="true">{formatNumber(cups)}</span>
    </button>
  );
}
