// How a verdict is told.

export const VERDICT_WORDS = {
  holds: 'Holds',
  'holds with a note': 'Holds, with a note',
  unconfirmed: 'Unconfirmed',
  off: 'Does not hold',
};
