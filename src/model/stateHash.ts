import { holdsLives } from './lives/hash';

/** A class's cups follow it in the fragment. */
export const CLASS_PREFIX = '#cups=';
/** And so does all that it has answered, */
export const ANSWERS_PREFIX = '#class=';
/** and a pupil their own answer. */
export const PUPIL_PREFIX = '#answer=';

/** The form of an activity follows it. */
export const ACTIVITY_PREFIX = '#do=';

/** What a fragment says of a class, alone or behind two lives, as a fragment: it goes along from page to page. "" for nothing. */
export function findClass(hash: string): string {
  const said = /^#(?:v=.*?&)?((?:cups|class|answer)=.*)$/.exec(hash)?.[1];
  return said ? `#${said}` : '';
}

/** Two lives as a fragment, and behind them the class that another one holds: "#v=1&a=…&b=…&class=1.k3f9_6". */
export const joinClass = (lives: string, hash: string): string => lives + findClass(hash).replace('#', '&');

/**
 * Where a link to a fragment leads from a page with the fragment `ownHash`: two lives take a class along, and where the link
 * names a place the fragment stays the class's, and the navigation state says the place.
 */
export function leadTo(hash: string, ownHash: string): { hash: string; place?: string } {
  if (holdsLives(hash)) return { hash: joinClass(hash, ownHash) };
  const ownClass = findClass(ownHash);
  if (ownClass === '' || holdsState(hash)) return { hash };
  return { hash: ownClass, ...(hash !== '' && { place: hash.replace('#', '') }) };
}

/** Whether a fragment says what its page shows, two lives, a class or an activity, and has to stay; others name a place. */
export const holdsState = (hash: string): boolean =>
  holdsLives(hash) || findClass(hash) !== '' || hash.startsWith(ACTIVITY_PREFIX);
