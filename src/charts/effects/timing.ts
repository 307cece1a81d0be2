/** All streams pour for the same time, so their width tells the amount. */
export const POUR_MS = 2000;

/** The first pulse comes this long after the press, then one in every `PULSE_EVERY_MS`. */
export const PULSE_FROM_MS = 6000;
export const PULSE_EVERY_MS = 1500;
