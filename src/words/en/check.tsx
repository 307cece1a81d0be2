// Typed answers and levels of the worksheet.

import { LEVELS } from './text/lessonTasks';

export const yourAnswer = 'Your answer';
export const check = 'Check';
export const hint = 'Hint';
export const levelName = 'Level';
/** In the key, at a task that the other sheets lack. */
export const quickOnly = 'Quick sheet only';

/** For the teacher, among the ways to make the lesson fit. */
export const quickPupils = {
  name: 'Quick pupils',
  what: `Choose “${LEVELS.quick}”: more tasks follow the others.`,
};

/** In the key: what earns a point, each with an example. */
export const rubricTitle = 'Points for an answer in words';
export const rubricLead = 'One point for each of these. The examples are about one T-shirt.';
export const forExample = 'For example: ';
export const RUBRIC = [
  {
    what: 'The number has its unit, and says of what it is.',
    example: 'The cotton of one T-shirt takes {cotton-liters} of water.',
  },
  {
    what: 'The way to the number can be followed.',
    example: '{cotton-liters} times {cups-per-liter:number} is {cotton-cups}.',
  },
  {
    what: 'It says what is counted, and what is left out.',
    example: 'It counts irrigation, rain and [dilution]. It leaves out the factory and the washing.',
  },
  {
    what: 'It says how sure one is, with a reason.',
    example:
      'I am sure of the size, but not of each digit: a newer count, without dilution, gives {icac-newer-shirt-liters}.',
  },
];
