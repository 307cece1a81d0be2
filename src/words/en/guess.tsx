// The words of the guesses before the answer.

export const yourCups = 'Your guess, in cups';
export const noGuess = 'no guess yet';
/** After the number. */
export const cupsUnit = 'cups';
/** The picture: every cup that is guessed, the reader’s own filled. */
export const cupsPicture = (all: string, full: string) => `${all}, ${full} of them full`;
/** Before the number, beside the seam. */
export const you = 'you ';

// The lake.
export const ofLake = (percent: string) => `${percent} of the lake`;

/** The button: the picture answers. */
export const show = 'Show me';
/** The needle’s line, by the name of the number beside it. */
export const line = (name: string) => `${name}: the line`;
