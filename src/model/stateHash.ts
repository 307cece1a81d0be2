import { holdsLives } from './lives/hash';

/** A class's cups follow it in the fragments of the first edition. */
export const CLASS_PREFIX = '#cups=';
/** All that a class has answered follows this one, */
export const ANSWERS_PREFIX = '#class=';
/** and a pupil their own answer. */
export const PUPIL_PREFIX = '#answer=';

/** The class's code leads to an answer that nobody has given yet. */
export const JOIN_HASH = '#join';
/** Whether a fragment is the class's code, whatever a messenger has put behind it, or cut from it. */
export const isJoin = (hash: string): boolean => /^#j(?:o(?:in?)?)?(?![\w-])/i.test(hash);

/** The form of an activity follows it. */
export const ACTIVITY_PREFIX = '#do=';

/** Whether a fragment begins as what has this prefix does, or is a beginning of the prefix itself: a link cut that short. */
export const startsLike = (hash: string, prefix: string): boolean =>
  hash.toLowerCase().startsWith(prefix) || (hash.length > 1 && prefix.startsWith(hash.toLowerCase()));

/** What a fragment says of a class, alone or behind two lives, as a fragment: it goes along from page to page. "" for nothing. */
export function findClass(hash: string): string {
  const said = /^#(?:v=.*?&)?((?:cups|class|answer)=.*)$/i.exec(hash)?.[1];
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

/** Whether a fragment says what its page shows (two lives, a class, an answer, an activity) and has to stay; others name a place. */
export const holdsState = (hash: string): boolean =>
  holdsLives(hash) || findClass(hash) !== '' || isJoin(hash) || startsLike(hash, ACTIVITY_PREFIX);
