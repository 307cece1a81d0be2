import { LESSON, SHORT_LESSON } from '#words/text/lessonPlan';

/** One part of a lesson. */
export type LessonPart = { id: string; name: string; minutes: number; what: string };

/** The whole lesson, in the order in which it is taught. */
export const lesson: readonly LessonPart[] = [
  { id: 'guess', minutes: 5, ...LESSON.guess },
  { id: 'story', minutes: 10, ...LESSON.story },
  { id: 'slip', minutes: 15, ...LESSON.slip },
  { id: 'discuss', minutes: 10, ...LESSON.discuss },
  { id: 'exit', minutes: 5, ...LESSON.exit },
];

/** The same, when there is little time. */
export const shortLesson: readonly LessonPart[] = [
  { id: 'guess', minutes: 3, ...SHORT_LESSON.guess },
  { id: 'lake', minutes: 5, ...SHORT_LESSON.lake },
  { id: 'slip', minutes: 9, ...SHORT_LESSON.slip },
  { id: 'exit', minutes: 3, ...SHORT_LESSON.exit },
];

/** The tasks that the lesson takes on paper. */
export const PLANNED_TASKS: readonly string[] = ['lake', 'percent', 'unit'];

/** A part with the minute at which it begins. */
type PlacedPart = LessonPart & { startMinute: number };

/** Puts the parts one after the other: the second of 5 and 10 minutes begins at minute 5. */
export function placeParts(parts: readonly LessonPart[]): PlacedPart[] {
  let startMinute = 0;
  return parts.map((part) => {
    const placed = { ...part, startMinute };
    startMinute += part.minutes;
    return placed;
  });
}

/** How long a lesson takes: 45 minutes. */
export function sumMinutes(parts: readonly LessonPart[]): number {
  return parts.reduce((sum, { minutes }) => sum + minutes, 0);
}
