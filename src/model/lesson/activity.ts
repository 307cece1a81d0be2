import { holdOneLine } from '../oneLine';
import { readSearchValue } from '../searchValue';
import { ACTIVITY_PREFIX } from '../stateHash';
import { readUnsealed, readWhole, writeWhole } from '../wholeText';

/** The form of the fragment; another number is another form, which nobody here can read. */
const VERSION = '2';
/** The first edition's links do not say how long they are. */
const UNSEALED_VERSION = '1';

export const MOST_STOPS = 12;
/** A question, a prediction, an answer: each is a sentence. */
export const MOST_LETTERS = 200;
const LONGEST_SETTING = 80;

/** Where an activity leads: what kind of place it is, and how that is set. Which there are, `lesson/compose/places.ts` knows. */
export interface Stop {
  kind: string;
  setting: string;
}

/** What a teacher puts together: a question of their own, and stops in their order. */
export interface Activity {
  ask: string;
  stops: readonly Stop[];
  /** Whether its link holds a stop that cannot be read, or has lost its stops. */
  isPart?: boolean;
}

/** Writes a stop: "lake.cotton". It tells one from another, too. */
export const formatStop = ({ kind, setting }: Stop): string => `${kind}.${setting}`;

function parseStop(text: string): Stop[] {
  const [, kind, setting] = /^([a-z]{1,12})\.([a-z0-9]+(?:[-.][a-z0-9]+)*)$/.exec(text) ?? [];
  return kind && setting && setting.length <= LONGEST_SETTING ? [{ kind, setting }] : [];
}

/** One line of what somebody wrote, of 200 letters at most. */
export function holdSentence(text: string): string {
  return [...holdOneLine(text)].slice(0, MOST_LETTERS).join('').trim();
}

/** Each stop once, and no more than there is room for. */
export function holdStops(stops: readonly Stop[]): Stop[] {
  const once = new Map(stops.map((stop) => [formatStop(stop), stop]));
  return [...once.values()].slice(0, MOST_STOPS);
}

/**
 * Reads an activity from an address's fragment: "#do=2&ask=Why%3F&stops=22.lake.check_grown.egypt", whatever a messenger has put
 * behind it. What is wrong in it, or too much, is as if absent; undefined for another form, and for one that is cut short.
 */
export function parseActivity(hash: string): Activity | undefined {
  if (!hash.startsWith(ACTIVITY_PREFIX)) return undefined;
  const said = hash.slice(1);
  const version = readSearchValue(said, 'do');
  if (version !== VERSION && version !== UNSEALED_VERSION) return undefined;
  const written = readSearchValue(said, 'stops');
  const whole = version === VERSION ? readWhole(written ?? '') : readUnsealed(written ?? '');
  if (whole === undefined) return undefined;
  const texts = whole === '' ? [] : whole.split('_');
  const stops = texts.flatMap(parseStop);
  return {
    ask: holdSentence(readSearchValue(said, 'ask') ?? ''),
    stops: holdStops(stops),
    ...((written === undefined || stops.length < texts.length) && { isPart: true }),
  };
}

/** Writes an activity as a fragment, which ends in plain letters behind their length; "" for an empty one. */
export function formatActivity({ ask, stops }: Activity): string {
  const sentence = holdSentence(ask);
  if (sentence === '' && stops.length === 0) return '';
  const said = new URLSearchParams({
    do: VERSION,
    ...(sentence && { ask: sentence }),
    stops: writeWhole(holdStops(stops).map(formatStop).join('_')),
  });
  return `#${said}`;
}

/** The stops with one of them moved by so many places. Past an end it stays where it is. */
export function moveStop(stops: readonly Stop[], from: number, by: number): readonly Stop[] {
  const moved = stops[from];
  if (moved === undefined || stops[from + by] === undefined) return stops;
  return stops.toSpliced(from, 1).toSpliced(from + by, 0, moved);
}
