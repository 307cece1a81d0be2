import { type BackgroundFigureId, backgroundFigures } from '../../data/backgroundFigures';
import { type Figure, figures } from '../../data/figures';
import { type LivesFigureId, livesFigures } from '../../data/livesFigures';
import { collectRecordFigures, type StatedFigureId } from '../figure';
import { collectPlaceFigures, type WhereFigureId } from '../placeFigures';

/** The id of a figure that a lesson may state: those behind the checks included. */
export type LessonFigureId = StatedFigureId | LivesFigureId | BackgroundFigureId | WhereFigureId;

const lessonFigures = new Map<string, Figure>([
  ...Object.entries(figures),
  ...Object.entries(livesFigures),
  ...Object.entries(backgroundFigures),
  ...collectRecordFigures(),
  ...collectPlaceFigures(),
]);

/** Finds a figure of the ledger by its id. Throws a RangeError that names an id which no record has. */
export function findLessonFigure(id: string): Figure {
  const figure = lessonFigures.get(id);
  if (figure === undefined) throw new RangeError(`lesson: there is no figure "${id}"`);
  return figure;
}
