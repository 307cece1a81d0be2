// The label at the story's end, on the page and as a picture.

export const closing = ['The thread stops here.', 'The shirt needn’t.'] as const;

// What is shared beside picture and link.
export const dare = 'And you?';
export const shareCups = (cups: string) =>
  `By one estimate, one T-shirt takes up to ${cups} cups of water. How many days is that for you?`;
export const shareDays = (days: string, years: string, cups: string) =>
  `By one estimate, one T-shirt takes as much water as I drink in ${days} days: ${years}, at ${cups} a day.`;

// What the reader guessed, at the start of a thread, and what it takes, at its end, with what that is.
export const whatYouGuessed = 'What you guessed, and what it takes.';
export const whatItTakes = 'What one shirt takes.';
export const youGuessed = 'you guessed';
export const cupsInShirt = 'cups in a shirt';
export const thirstiest = 'thirstiest place';
export const ofLake = 'of Lake Ontario';
export const mostCo2 = 'most CO2';
export const aWear = 'a wear';
export const aWearAt = (wears: string) => `a wear, at ${wears}`;
export const shirtPicture = (cups: string) => `A T-shirt of ${cups}, with the threads of the guesses`;
