// The words of the page where a teacher puts an activity together, and of the page that runs it, as they are sent.

export const pagesLabel = 'Pages of the lesson';
export const lessonName = 'The lesson';

export const composeTitle = 'Your own way through it';
export const composeDescription =
  'Pick moments of the story and labs with their settings, put them in order, add a question of your own, and share one link. Nothing is stored.';
export const composeHint = 'Four stops are set. Tap one to leave it out or take it in.';
/** "Four stops, about 40 minutes." */
export const stopsSet = (count: number, word: string, minutes: number) =>
  count === 1 ? `One stop, about ${minutes} minutes.` : `${word} stops, about ${minutes} minutes.`;
export const takeOne = 'Take in a stop.';
export const moreStops = 'More stops';
export const questionLabel = 'Your question to the class, at the end';
export const printSheet = 'Print the sheet';
export const noAccounts =
  'No accounts. Nothing is stored or sent: the link holds it all, so put no names in it.';
export const wordsLink = 'The words in seven languages';
/** What is guessed at each chapter. */
export const QUESTIONS = {
  pour: 'How many cups a day do you drink?',
  shirt: 'How many cups of water does the cotton of one T-shirt take?',
  where: 'River or rain: who is thirstiest?',
  lake: 'How much of a lake is all of fashion?',
  costs: 'Which fabric costs what?',
  lives: 'Which of two lives is lighter?',
};
/** For those who have no script, and for paper. */
export const composeNeeds =
  'This page puts an activity together in the browser, and needs a script for it. Without one, write your question and your stops on the sheet for paper.';
export const paperSheet = 'The sheet for paper';
export const doTitle = 'Predict, try, tell';
export const doDescription =
  'An activity that a teacher has put together: predict, go to each stop, and tell what you found in one sentence. Nothing is sent.';
export const doHint = 'Each stop starts with a guess of yours.';
export const usualGuess = 'What will you see there?';
export const iThink = 'I think …';
export const openStop = 'Open the stop';
export const tryText = 'The stop opens in a tab of its own. Come back with what you saw.';
export const predictTitle = 'Predict';
export const tryTitle = 'Try';
export const tellTitle = 'Tell';
export const usualQuestion = 'What will you wear twice as long?';
export const tellLabel = 'One sentence: what did you not expect?';

/** The words of the lesson in several languages. */
export const wordsTitle = 'The words in seven languages';
export const wordsRead =
  'English is ours. A machine wrote the other words: not yet read by a person. Ask those in your class who speak them.';
export const wordsPrint = 'Print the words';
