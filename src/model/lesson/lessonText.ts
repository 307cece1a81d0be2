import { type FigureFormat, formatFigure } from '../formatFigure';
import { findTerm, type TermId } from './glossary';
import { findLessonFigure } from './lessonFigures';

/** A piece of a lesson's text: plain words, a figure of the ledger, or a word that the glossary explains. */
type LessonPiece = string | { figure: string; text: string } | { term: TermId; text: string };

const MARK = /\{([a-z0-9-]+)(?::(number|short))?(?:\|([^}]*))?\}|\[([a-z0-9-]+)(?:\|([^\]]*))?\]/g;

/**
 * Splits a text into its pieces. Figures stand in braces, "{cotton-cups}", "{cotton-cups:number}" without its unit,
 * "{garment-phase-share|Half}" in other words; words of the glossary in brackets, "[irrigation|Irrigation]". Throws a
 * RangeError for a figure or a word that there is not, so that no number in a lesson is typed by hand.
 */
export function splitLessonText(text: string): LessonPiece[] {
  const pieces: LessonPiece[] = [];
  let end = 0;
  for (const match of text.matchAll(MARK)) {
    const [whole, figure, format = 'full', words, term, termWords] = match;
    if (match.index > end) pieces.push(text.slice(end, match.index));
    end = match.index + whole.length;
    if (figure !== undefined) {
      const own = formatFigure(findLessonFigure(figure), format as FigureFormat);
      pieces.push({ figure, text: words ?? own });
    } else {
      const { id, name } = findTerm(term ?? '');
      pieces.push({ term: id, text: termWords ?? name });
    }
  }
  if (end < text.length) pieces.push(text.slice(end));
  return pieces;
}

/** The same text as plain words: "A liter holds 4.23 cups." */
export function formatLessonText(text: string): string {
  return splitLessonText(text)
    .map((piece) => (typeof piece === 'string' ? piece : piece.text))
    .join('');
}
