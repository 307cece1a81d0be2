import { formatNumber } from './format';

export type GuessedBar = { label: string; value: number };

/** The step that a guess moves by on an axis that ends there: 10 up to 1,600, 1 up to 160, 0.1 up to 18. */
export function calculateGuessStep(axisEnd: number): number {
  return axisEnd > 0 ? 10 ** Math.floor(Math.log10(axisEnd / 100)) : 1;
}

/** Rounds a guess to its step and holds it between 0 and the axis's end. NaN gives 0. */
export function roundGuess(value: number, axisEnd: number): number {
  const step = calculateGuessStep(axisEnd);
  const steps = Math.round(Math.min(Math.max(0, value || 0), axisEnd) / step);
  return Number((steps * step).toFixed(6));
}

/**
 * Tells how far a guess was from the highest bar: "You guessed wool at 900. It is cotton, 659 higher."
 * Without bars there is nothing to tell.
 */
export function describeGuess(guess: GuessedBar, bars: readonly GuessedBar[]): string {
  const [first, ...others] = bars;
  if (first === undefined) return '';
  const highest = others.reduce((most, bar) => (bar.value > most.value ? bar : most), first);
  const apart = highest.value - guess.value;
  const gap = `${formatNumber(Math.abs(apart))} ${apart > 0 ? 'higher' : 'lower'}`;
  const guessed = `You guessed ${guess.label.toLowerCase()} at ${formatNumber(guess.value)}.`;
  if (guess.label !== highest.label) {
    return `${guessed} It is ${highest.label.toLowerCase()}${apart === 0 ? ', at just that' : `, ${gap}`}.`;
  }
  return apart === 0 ? `${guessed} Right, to the number.` : `${guessed} The right bar: it is ${gap}.`;
}
