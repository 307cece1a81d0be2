/** From the choice to the next page. */
export const POUR_MS = 4650;

/** At this share of the pour the letters are filled, and the sea begins to rise. */
export const SEA_SHARE = 0.27;

/** When that is, in ms after the choice. */
export const SEA_MS = Math.round(POUR_MS * SEA_SHARE);

/** The last frame of the pour is asked for so long before its end: on a slow machine the page turns from no other. */
export const LAST_FRAME_MS = 50;
