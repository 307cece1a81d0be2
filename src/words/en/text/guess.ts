// What a guess of the highest bar comes to.

export const guessed = (bar: string, value: string) => `You guessed ${bar} at ${value}.`;
export const noGuess = 'You made no guess.';
export const truth = (bar: string, value: string) => `It is ${bar}: ${value}.`;
export const rightBar = (value: string) => `The right bar: it is ${value}.`;
export const rightNumber = 'Right, to the number.';
