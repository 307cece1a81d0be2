/** What is no text: controls, halves of a character, lines and what turns the direction of the text around it. */
const NO_TEXT = /[\p{Cc}\p{Cs}\s\u202a-\u202e\u2066-\u2069]+/gu;

/** One line of what somebody wrote, without what is no text. */
export const holdOneLine = (text: string): string => text.replace(NO_TEXT, ' ').trim();
