// The words of the switches that say which water of a T-shirt is counted.

import { processCount } from './text/processes';

/** What each switch counts, and in which sense. */
export const countSwitches = 'What you count';
export const COUNTED_PARTS = {
  rain: 'Rain',
  irrigation: 'Irrigation',
  dilution: 'Dilution',
  factory: 'Factory',
};
export const COUNTED_HOW = {
  rain: 'fallen on the field',
  irrigation: 'pumped to the field',
  fiber: 'the fiber alone',
  dilution: 'never poured',
  factory: `${processCount} baths, at most`,
};
export const atMost = 'at most';
/** Changes the study that irrigation is counted by; after the sentence that says so. */
export const countThatWay = 'Count it that way';
/** Of the counts that have no claim: none, and a sum of the reader's own. */
export const OWN_QUESTIONS = {
  none: 'Nothing counted?',
  sum: 'What you count, added up:',
};
export const OWN_SENTENCES = {
  none: 'That is a choice, too. Switch something on.',
  sum: 'Any of these can be a fair question. It only has to be said which one was asked.',
};
