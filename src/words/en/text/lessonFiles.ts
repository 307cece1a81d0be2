// The lesson as files: for a word processor, for a school's own learning platform, for a spreadsheet.

/** Where a quiz has several questions of one task, the one that it asks. */
export const answerThis = (letter: string) => `Answer ${letter}).`;

/** The columns of the table of questions. */
export const HEADS = {
  name: 'Task',
  level: 'Level',
  question: 'Question',
  answer: 'Answer',
  tolerance: 'Tolerance',
  key: 'Key',
  hint: 'Hint',
};

/** Where a number is marked that none of us has read. */
export const unconfirmedMark = (mark: string) => `${mark} Unconfirmed: we could not trace this number.`;

export const filesTitle = 'Take it with you';
export const filesWhat =
  'The worksheet and its key as files, to change as you like. The questions come with their answers, tolerances and hints.';
/** What each file is. */
export const FILES = {
  'worksheet.docx': 'Worksheet',
  'answers.docx': 'Answers',
  'questions-gift.txt': 'Questions for Moodle and others',
  'questions.csv': 'Questions as a table',
};
/** "CSV, 9 kB". */
export const formatAndSize = (format: string, kilobytes: number) => `${format}, ${kilobytes} kB`;
