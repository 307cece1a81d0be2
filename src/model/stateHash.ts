import { holdsLives } from './lives/hash';

/** A class's cups follow it in the fragment. */
export const CLASS_PREFIX = '#cups=';
/** And so does all that it has answered, */
export const ANSWERS_PREFIX = '#class=';
/** and a pupil their own answer. */
export const PUPIL_PREFIX = '#answer=';

/** The form of an activity follows it. */
export const ACTIVITY_PREFIX = '#do=';

/** Whether a fragment belongs to a class: it goes along from page to page. */
export const holdsClass = (hash: string): boolean => /^#(cups|class|answer)=/.test(hash);

/** Whether a fragment says what its page shows, two lives, a class or an activity, and has to stay; others name a place. */
export const holdsState = (hash: string): boolean =>
  holdsLives(hash) || holdsClass(hash) || hash.startsWith(ACTIVITY_PREFIX);
