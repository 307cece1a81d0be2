// Counts with their nouns.

/** "1 cup", "244 cups". */
export const cups = (count: number, number: string) => `${number} ${count === 1 ? 'cup' : 'cups'}`;
