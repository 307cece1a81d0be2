// What the guesses of a T-shirt’s cups and of the lake come to.

/** What was guessed, and how often the one is in the other. */
export const timesAsMany = (cups: string, times: string) =>
  `You guessed ${cups}. The shirt takes ${times} times as many.`;
export const enoughFor = (cups: string, shirts: string) =>
  `You guessed ${cups}: enough for ${shirts} shirts.`;
export const within = (cups: string, percent: string) => `You guessed ${cups}. That is within ${percent}.`;
/** Of the cups, and of the lake. */
export const exactly = (guess: string) => `You guessed ${guess}. That is exactly it.`;
export const lakeIs = (guess: string, share: string) => `You guessed ${guess}. It is ${share}.`;
/** Of the lake: a guess that is too much, too little, or near enough. */
export const lakeAbove = (guess: string, times: string) => `You guessed ${guess}: ${times} times as much.`;
export const lakeBelow = (guess: string, times: string) =>
  `You guessed ${guess}. It is ${times} times as much.`;
export const lakeNear = (guess: string) => `You guessed ${guess}. That is it.`;
