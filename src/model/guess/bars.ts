import { labelInText } from '#words/text/grammar';
import * as words from '#words/text/guess';
import { formatNumber } from '../format';

type GuessedBar = { label: string; value: number };

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
 * What a guess comes to, in two sentences: "You guessed wool at 900 liters." "It is cotton: 1,559 liters." Without bars
 * there is nothing to tell.
 */
export function describeGuess(
  guess: GuessedBar | undefined,
  bars: readonly GuessedBar[],
  unit: string,
): { guessed: string; truth: string } {
  const [first, ...others] = bars;
  if (first === undefined) return { guessed: '', truth: '' };
  const highest = others.reduce((most, bar) => (bar.value > most.value ? bar : most), first);
  const measured = `${formatNumber(highest.value)} ${unit}`;
  const truth = words.truth(labelInText(highest.label), measured);
  if (guess === undefined) return { guessed: words.noGuess, truth };
  const guessed = words.guessed(labelInText(guess.label), `${formatNumber(guess.value)} ${unit}`);
  if (guess.label !== highest.label) return { guessed, truth };
  return {
    guessed,
    truth: guess.value === highest.value ? words.rightNumber : words.rightBar(measured),
  };
}
