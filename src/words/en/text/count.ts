// Counts with their nouns.

/** "1 cup", "244 cups". */
export const cups = (count: number, number: string) => `${number} ${count === 1 ? 'cup' : 'cups'}`;

/** "1 cup of water", "6 cups of water". */
export const cupsOfWater = (count: number, number: string) =>
  `${number} ${count === 1 ? 'cup of water' : 'cups of water'}`;

/** "9.4 MB". */
export const megabytes = (number: string) => `${number} MB`;
