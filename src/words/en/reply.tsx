// The words of a pupil’s answer, and of a class’s answers on the teacher’s page.

import { Claim } from '../../claim/Claim';

// The pupil’s page.
export const answerName = 'Your answer';
export const answerLead =
  'No name, and nothing is sent. At the end you get a link, and your teacher’s page reads it.';
export const noAnswer = 'This link is cut short or holds no answer. Write yours here.';
export const notSaid = 'Choose';
export const askBefore =
  'Guess before the story: how many cups of water does the cotton of one T-shirt take?';
export const askAfter = 'After the story: how many do you say now?';
export const yourNumber = 'Your number';
export const readStory = 'Read the story';
export const comeBack = 'Then come back here.';
export const askCounted = 'Which water should count?';
export const askSentence = 'Why? Write one sentence, without your name.';
export const charactersLeft = (left: number) => `Characters left: ${left}`;
export const showLink = 'Show my link';
export const linkText = 'Send this link to your teacher.';
export const copyLink = 'Copy the link';
export const linkCopied = 'The link is copied';
export const linkLabel = 'The link of your answer';

// The teacher’s page.
export const readText =
  'Each pupil gets a link of their own. Read them here: an answer that comes again takes the place of the first.';
export const pasteLabel = 'Paste the pupils’ links, one or many';
export const readLinks = 'Read the links';
export const answersRead = (count: number) => `Answers read: ${count}.`;
export const linksUnread = (count: number) => `Links cut short, or without an answer: ${count}.`;
export const answersLeftOut = (count: number) => `The board is full. Left out: ${count}.`;
export const guessesTitle = 'All guesses, before and after';
/** What is drawn, told: how many guesses, from where to where. */
export const guessedBefore = (count: number, lowest: string, highest: string, middle: string) =>
  `Guesses before the story: ${count}. In cups, they go from ${lowest} to ${highest}, and the middle one is ${middle}.`;
export const guessedAfter = (count: number, lowest: string, highest: string, middle: string) =>
  `Guesses after the story: ${count}. In cups, they go from ${lowest} to ${highest}, and the middle one is ${middle}.`;
export const above = 'Before the story';
export const below = 'After the story';
export const guessAxis = 'Cups of water for one T-shirt’s cotton';
export const dashed = (
  <>
    The dashed line is what the story says: <Claim id="cotton-cups" />.
  </>
);
export const countedTitle = 'Which water should count';
export const pupilsFor = (part: string, count: number) => `${part}: ${count}`;
export const showSentences = (count: number) => `Show the sentences (${count})`;
export const predictedBefore = (text: string) => `Predicted: ${text}`;
export const hideSentences = 'Hide the sentences';
export const sentencesStay =
  'Sentences stay on this page alone: they are not in its link, and go when you leave.';
/** Where no script runs, as in the copy on a disk. */
export const withoutScript =
  'Pupils’ links, and the board that reads them, need a script and an address on the web. Without them, here is a table to fill in.';
