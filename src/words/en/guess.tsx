// The words of the guesses before the answer.

export const aDay = (cups: string, isOne: boolean) => `Your ${cups} ${isOne ? 'is' : 'are'} a day.`;
/** `whole` keeps a word on one line. */
export const pull = (whole: string | undefined) => (
  <>
    Pull the thread to what a <span className={whole}>T-shirt’s</span> cotton takes,
  </>
);
export const orType = 'type a number, or just scroll on.';
export const yourCups = 'Your guess, in cups';
export const thread = 'The thread of your guess';
export const noGuess = 'no guess yet';
/** After the number. */
export const cupsUnit = 'cups';
/** At the foot, with a guess. */
export const stays = 'Scroll. Your guess stays in the picture, and the shirt answers.';
export const takeBack = 'Take it back';
/** The picture: every cup that is guessed, the reader’s own filled. */
export const cupsPicture = (all: string, full: string) => `${all}, ${full} of them full`;
/** Before the number, in the zoom. */
export const endsHere = 'your guess ends here: ';

// The lake.
export const waterline = 'The waterline';
export const ofLake = (percent: string) => `${percent} of the lake`;
/** Before the percent, beside the answer. */
export const yourGuess = 'your guess: ';

/** The button: the picture answers. */
export const show = 'Show me';
/** The needle’s line, by the name of the number beside it. */
export const line = (name: string) => `${name}: the line`;
