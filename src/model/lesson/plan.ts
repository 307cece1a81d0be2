/** One part of a lesson. */
export type LessonPart = { id: string; name: string; minutes: number; what: string };

/** The whole lesson, in the order in which it is taught. */
export const lesson: readonly LessonPart[] = [
  {
    id: 'guess',
    name: 'Guess',
    minutes: 5,
    what: 'Each pupil says how many cups of water they drink in a day. Tap the answers into the class board. Then all guess: how many cups does the cotton of one T-shirt need?',
  },
  {
    id: 'story',
    name: 'Read the story',
    minutes: 10,
    what: 'Show the T-shirt and the lake on the big screen. Stop at the red, loose thread, and ask: does that sound right?',
  },
  {
    id: 'slip',
    name: 'Find the slip',
    minutes: 15,
    what: 'In pairs, pupils test a claim with two numbers. On paper they take tasks three to five of the worksheet.',
  },
  {
    id: 'discuss',
    name: 'Talk it over',
    minutes: 10,
    what: 'Which water should count: the river, the rain, or both? Who has a reason? There is more than one good answer.',
  },
  {
    id: 'exit',
    name: 'Exit ticket',
    minutes: 5,
    what: 'Each pupil writes down one number of today, and what it counts.',
  },
];

/** The same, when there is little time. */
export const shortLesson: readonly LessonPart[] = [
  {
    id: 'guess',
    name: 'Guess',
    minutes: 3,
    what: 'All guess: how many cups does the cotton of one T-shirt need?',
  },
  { id: 'lake', name: 'Read the lake', minutes: 5, what: 'Show only the lake. Stop at the loose thread.' },
  {
    id: 'slip',
    name: 'Find the slip',
    minutes: 9,
    what: 'Pairs work out task three of the worksheet, and tell how big the slip is.',
  },
  { id: 'exit', name: 'Exit ticket', minutes: 3, what: 'One number of today, and what it counts.' },
];

/** A part with the minute at which it begins. */
export type PlacedPart = LessonPart & { startMinute: number };

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
