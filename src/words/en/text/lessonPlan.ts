// The parts of the lesson and what is done in each, by their ids.

import { taskPlace } from './lessonTasks';

export const LESSON = {
  guess: {
    name: 'Guess',
    what: 'Each pupil says how many cups of water they drink in a day. Tap the answers into the class board. Then all guess: how many cups does the cotton of one T-shirt need?',
  },
  story: {
    name: 'Read the story',
    what: 'Show the T-shirt and the lake on the big screen. Stop at a claim, and ask: does that sound right?',
  },
  slip: {
    name: 'Find the slip',
    what: `In pairs, pupils test a claim with two numbers. On paper they take tasks ${taskPlace('lake')} to ${taskPlace('unit')} of the worksheet.`,
  },
  discuss: {
    name: 'Talk it over',
    what: 'Which water should count: the river, the rain, or both? Who has a reason? There is more than one good answer.',
  },
  exit: {
    name: 'Exit ticket',
    what: 'Each pupil writes down one number of today, and what it counts.',
  },
};

/** The same, when there is little time. */
export const SHORT_LESSON = {
  guess: {
    name: 'Guess',
    what: 'All guess: how many cups does the cotton of one T-shirt need?',
  },
  lake: { name: 'Read the lake', what: 'Show only the lake. Stop at the claim.' },
  slip: {
    name: 'Find the slip',
    what: `Pairs work out task ${taskPlace('lake')} of the worksheet, and tell how big the slip is.`,
  },
  exit: { name: 'Exit ticket', what: 'One number of today, and what it counts.' },
};
