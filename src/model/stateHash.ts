import { holdsLives } from './lives/hash';

/** A class's cups follow it in the fragment. */
export const CLASS_PREFIX = '#cups=';

/** Whether a fragment says what its page shows, two lives or a class's cups, and has to stay; others name a place. */
export const holdsState = (hash: string): boolean => holdsLives(hash) || hash.startsWith(CLASS_PREFIX);
