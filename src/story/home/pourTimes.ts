/** From the choice to the next page. */
export const POUR_MS = 4650;

/** "That was you." ends at this share of the pour, and the T-shirt's water starts. */
export const SHIRT_SHARE = 0.27;

/** When the second sentence takes over, in ms after the choice. */
export const SECOND_SENTENCE_MS = Math.round(POUR_MS * SHIRT_SHARE);

/** The last frame of the pour is asked for so long before its end: on a slow machine the page turns from no other. */
export const LAST_FRAME_MS = 50;
