import { BARS } from '#words/text/lessonTasks';
import { fabrics } from '../../data/fabrics';
import { findLessonFigure, type LessonFigureId } from './lessonFigures';

/** A number that a task gives, or one to compare it with; `isBare` without its unit, where that is in question. */
type Bar = { name: string; figure: LessonFigureId; isBare?: true };

/** A bar of a task's chart: its number as a lesson's text, and its length as a part of the longest. */
type PlacedBar = { name: string; text: string; part: number };

/** What each task draws, by its id: numbers of one unit, and never the answer. */
const TASK_BARS: Readonly<Record<string, readonly Bar[]>> = {
  share: [
    { name: BARS.day, figure: 'drinking-cups' },
    { name: BARS.shirt, figure: 'cotton-cups' },
  ],
  cups: [
    { name: BARS.bath, figure: 'bath' },
    { name: BARS.shirt, figure: 'cotton-liters' },
  ],
  lake: [
    { name: BARS.fashion, figure: 'fashion-water' },
    { name: BARS.lake, figure: 'lake-ontario' },
  ],
  percent: [
    { name: BARS.fashion, figure: 'fashion-water' },
    { name: BARS.cloth, figure: 'textile-water' },
  ],
  unit: [
    { name: BARS.chart, figure: 'cotton-phase', isBare: true },
    { name: BARS.table, figure: 'cotton-co2', isBare: true },
  ],
  columns: fabrics.map(({ id, name }): Bar => ({ name, figure: `${id}-water` })),
  count: [
    { name: BARS.irrigation, figure: 'irrigation-part' },
    { name: BARS.rain, figure: 'rain-part' },
    { name: BARS.dilution, figure: 'dilution-part' },
  ],
  places: [
    { name: BARS.brazil, figure: 'brazil-river-cups' },
    { name: BARS.china, figure: 'china-river-cups' },
    { name: BARS.xinjiang, figure: 'xinjiang-river-cups' },
    { name: BARS.uzbekistan, figure: 'uzbekistan-river-cups' },
  ],
  lives: [
    { name: BARS.oneStudy, figure: 'use-phase-share' },
    { name: BARS.otherStudy, figure: 'published-use-share' },
  ],
  jeans: [
    { name: BARS.shirt, figure: 'cotton-liters' },
    { name: BARS.jeans, figure: 'jeans-liters' },
  ],
  lint: [
    { name: BARS.seedCotton, figure: 'seed-cotton-water' },
    { name: BARS.lint, figure: 'lint-water' },
  ],
};

function measureFigure(id: string): number {
  const figure = findLessonFigure(id);
  return 'value' in figure ? figure.value : figure.high;
}

/** The bars of a task's chart, from the numbers of the ledger; none for a task that there is not. */
export function placeTaskBars(task: string): PlacedBar[] {
  const bars = TASK_BARS[task] ?? [];
  const longest = Math.max(...bars.map(({ figure }) => measureFigure(figure)));
  return bars.map(({ name, figure, isBare }) => ({
    name,
    text: `{${figure}${isBare ? ':number' : ''}}`,
    part: measureFigure(figure) / longest,
  }));
}
