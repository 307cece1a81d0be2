import { LESSON, SHORT_LESSON } from '#words/text/lessonPlan';

/** What a part is taught with. */
export type Need = 'class' | 'screen' | 'lake' | 'worksheet' | 'slip' | 'where' | 'exit';

/** One part of a lesson. */
export type LessonPart = { id: string; name: string; minutes: number; what: string; needs: readonly Need[] };

/** The whole lesson, in the order in which it is taught. */
export const lesson: readonly LessonPart[] = [
  { id: 'guess', minutes: 5, needs: ['class'], ...LESSON.guess },
  { id: 'story', minutes: 10, needs: ['screen'], ...LESSON.story },
  { id: 'slip', minutes: 15, needs: ['slip', 'worksheet'], ...LESSON.slip },
  { id: 'discuss', minutes: 10, needs: ['where'], ...LESSON.discuss },
  { id: 'exit', minutes: 5, needs: ['exit'], ...LESSON.exit },
];

/** The same, when there is little time. */
export const shortLesson: readonly LessonPart[] = [
  { id: 'guess', minutes: 3, needs: ['class'], ...SHORT_LESSON.guess },
  { id: 'lake', minutes: 5, needs: ['lake'], ...SHORT_LESSON.lake },
  { id: 'slip', minutes: 9, needs: ['worksheet'], ...SHORT_LESSON.slip },
  { id: 'exit', minutes: 3, needs: ['exit'], ...SHORT_LESSON.exit },
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
