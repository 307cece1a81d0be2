// The words of the page where a teacher puts an activity together, and of the page that runs it, as they are sent.

export const pagesLabel = 'Pages of the lesson';
export const lessonName = 'The lesson';
export const composeName = 'Compose';

export const composeTitle = 'Your own way through it';
export const composeDescription =
  'Pick moments of the story and labs with their settings, put them in order, add a question of your own, and share one link. Nothing is stored.';
export const composeLead =
  'Pick the stops, put them in order, and add one question of your own. One link carries it all: no accounts, and nothing is stored or sent.';
/** For those who have no script, and for paper. */
export const composeNeeds =
  'This page puts an activity together in the browser, and needs a script for it. Without one, write your question and your stops on the sheet for paper.';
/** Begins an activity. */
export const start = 'Put one together';
export const paperSheet = 'The sheet for paper';
export const doTitle = 'Predict, try, tell';
export const doDescription =
  'An activity that a teacher has put together: predict, go to each stop, and tell what you found in one sentence. Nothing is sent.';
export const doLead =
  'Before you open a stop, write down what you expect to see there. Then visit every stop, and describe in one sentence what you discovered.';
export const predictTitle = 'Predict';
export const tryTitle = 'Try';
export const tellTitle = 'Tell';
export const usualQuestion = 'What will you see at these stops?';
export const predictLabel = 'What do you think? Write one sentence.';
export const tellLabel = 'What did you find? Write one sentence.';
export const noActivity =
  'There are no stops in this link. Ask your teacher for the whole link, or use this page as a sheet of paper.';

/** The words of the lesson in several languages. */
export const wordsTitle = 'The words, for every language in your class';
export const wordsRead =
  'English is ours. A machine wrote the other words: not yet read by a person. Ask those in your class who speak them.';
export const wordsPrint = 'Print the words';
