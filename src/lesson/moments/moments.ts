import * as words from '#words/moments';
import { SHORT_ROUTE } from './shortRoute';

/** A place on a page where the story rests: its fragment, its name, and what a teacher may say there. */
interface Moment {
  id: string;
  name: string;
  note: string;
}

/** The moments of a page with their words, in the order of `ids`. */
const listMoments = <Id extends string>(
  said: Readonly<Record<Id, Omit<Moment, 'id'>>>,
  ids: readonly Id[],
): Moment[] => ids.map((id) => ({ id, ...said[id] }));

type Moments = Readonly<Record<string, readonly Moment[]>>;

/** The story's four stops, each with its named moments from top to bottom: what the presenter goes through. */
export const STORY_MOMENTS: Moments = {
  '/thirsty_fashion': [],
  '/thirsty_fashion/info1': listMoments(words.shirt, [
    'how-many',
    'shirt',
    'all',
    'bleaching',
    'dyeing',
    'printing',
    'finishing',
    'closing',
  ]),
  '/thirsty_fashion/info2': listMoments(words.lake, ['claim', 'check', 'textile', 'cotton']),
  '/thirsty_fashion/info3': listMoments(words.costs, ['process', 'energy', 'co2', 'cards', 'tips', 'end']),
};

/** The moments of all pages, those beside the story among them. */
export const MOMENTS: Moments = {
  ...STORY_MOMENTS,
  '/thirsty_fashion/where': listMoments(words.where, ['places', 'stress', 'old-map']),
  '/thirsty_fashion/lives': listMoments(words.lives, ['two-lives', 'studies']),
};

/** Moments that are no more, and those that their addresses lead to. */
export const FORMER_MOMENTS: Readonly<Record<string, string>> = {
  'one-day': 'how-many',
  'step-back': 'how-many',
  irrigation: 'all',
  rain: 'all',
  dilution: 'all',
  liters: 'all',
  count: 'all',
  fiber: 'all',
  bigger: 'closing',
};

export const SHORT_MOMENTS: Moments = Object.fromEntries(
  Object.entries(SHORT_ROUTE).map(([page, ids]) => [
    page,
    (STORY_MOMENTS[page] ?? []).filter(({ id }) => ids.includes(id)),
  ]),
);

/** A fragment's place may be off by so much: the bar above it grows with the type of the big screen. */
const TOLERANCE_PX = 24;

/** The moment that is being shown: the last one whose top has come to the window's top; -1 above the first. */
export function findCurrent(topsPx: readonly number[], scrollPx: number): number {
  return topsPx.findLastIndex((topPx) => topPx <= scrollPx + TOLERANCE_PX);
}
