import { figures } from '../data/figures';
import { findFigure, type StatedFigureId } from './figure';
import { type FigureFormat, formatFigure } from './formatFigure';

/**
 * A piece of a computed sentence: plain words, or words that state a figure and so carry its receipt.
 * `value` stands in for the figure's own where the visitor's number changes it. A plain one is a premise, whose receipt
 * says no more than the sentence: no link, so no tab stop.
 */
export type Phrase = string | { figure: StatedFigureId; text: string; value?: number; isPlain?: boolean };

/** States a figure with words around it: phraseFigure('repairs-replace', '# of repairs') says "82% of repairs". */
export function phraseFigure(id: StatedFigureId, wording = '#', format: FigureFormat = 'full'): Phrase {
  return { figure: id, text: wording.replace('#', formatFigure(findFigure(id), format)) };
}

/** States a premise, e.g. "30 wears". */
export function phrasePremise(id: StatedFigureId): Phrase {
  return { figure: id, text: formatFigure(findFigure(id), 'full'), isPlain: true };
}

/** Writes phrases as one plain text, for captions, names and published files. */
export function joinPhrases(phrases: readonly Phrase[]): string {
  return phrases.map((phrase) => (typeof phrase === 'string' ? phrase : phrase.text)).join('');
}

/**
 * Stops the build when the records no longer support a sentence.
 * Throws a RangeError that names the sentence.
 */
export function assertSupported(isSupported: boolean, sentence: string): void {
  if (!isSupported) throw new RangeError(`the records no longer support: "${sentence}"`);
}

/** Returns a ratio that the records give. Throws a RangeError unless it is the figure of that id, to one decimal. */
export function assertRatio(id: 'water-ratio' | 'water-ratio-next', ratio: number) {
  const stated = figures[id].value;
  if (Math.round(ratio * 10) / 10 !== stated) {
    throw new RangeError(`figures: ${id} is ${stated}, but the records give ${ratio}`);
  }
  return ratio;
}
