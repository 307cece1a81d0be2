import * as words from '#words/activity';
import { QUESTIONS } from '#words/compose';
import { COLON } from '#words/rules';
import * as shell from '#words/shell';
import { PLACE_WORDS } from '#words/text/places';
import { places } from '../../data/places';
import { COUNTED_PARTS } from '../../model/countedParts';
import { type Activity, formatStop, parseActivity, type Stop } from '../../model/lesson/activity';
import { formatLives, parseLife } from '../../model/lives/address';
import { findStart, isSameLife, type Life, OPENING, type Pair, STARTS } from '../../model/lives/life';
import { findGrown } from '../../model/placeWater';
import { READER, type Said } from '../../model/reader';
import { FORMER_MOMENTS, MOMENTS } from '../moments/moments';

/** Where a stop is, and what it is called. */
export interface Place {
  name: string;
  /** The chapter that it belongs to, or how it is set. */
  detail: string;
  /** Which of the chapters it is drawn as. */
  chapter: ChapterId;
  /** What is guessed there, of a whole chapter. */
  question?: string;
  /** A path below the base, what is set there, and its fragment. */
  to: string;
  said?: Said;
  hash?: string;
}

/** The story's chapters with the kind of their stops. */
const CHAPTERS = {
  pour: { to: '/thirsty_fashion', name: shell.chapterPour },
  shirt: { to: '/thirsty_fashion/info1', name: shell.chapterShirt },
  where: { to: '/thirsty_fashion/where', name: shell.where },
  lake: { to: '/thirsty_fashion/info2', name: shell.chapterLake },
  costs: { to: '/thirsty_fashion/info3', name: shell.chapterCosts },
  lives: { to: '/thirsty_fashion/lives', name: shell.lives },
} as const;
export type ChapterId = keyof typeof CHAPTERS;

/** Where a page without moments is stopped at. */
const TOP = { id: 'top', name: shell.linePour };

/** Each chapter with its moments, in the story's order; its first stands for all of it. */
export const CHAPTER_STOPS = (Object.keys(CHAPTERS) as ChapterId[]).map((kind) => {
  const { to, name } = CHAPTERS[kind];
  const moments: readonly { id: string; name: string }[] = kind === 'pour' ? [TOP] : (MOMENTS[to] ?? []);
  return { kind, name, moments };
});

const CHARTS = {
  production: { to: '/charts/production', name: shell.phases },
  water: { to: '/charts/fabrics', hash: '#water', name: words.chartWater },
  energy: { to: '/charts/fabrics', hash: '#energy', name: words.chartEnergy },
  co2: { to: '/charts/fabrics', hash: '#co2', name: words.chartCo2 },
} as const;
type ChartId = keyof typeof CHARTS;
const CHART_NAMES = (Object.keys(CHARTS) as ChartId[]).map((id) => [id, CHARTS[id].name] as const);

/** The claims in the order of their page, which counts them. */
const SLIPS = ['people', 'lake', 'california', 'grams', 'fiber', 'megajoules'] as const;

/** All of the claims, or one of them. */
const SLIP_NAMES = [
  ['all', words.allSlips] as const,
  ...SLIPS.map((id, index) => [id, words.slipNumber(index + 1)] as const),
];

/** The lives that a teacher may choose from here; any other comes with an address of the page of two lives. */
const LIVES = {
  line: OPENING.a,
  long: OPENING.b,
  ...STARTS,
} as const satisfies Record<string, Life>;
type LifeId = keyof typeof LIVES;

const nameLife = (life: Life): string => {
  const ids = Object.keys(LIVES) as LifeId[];
  const id = findStart(life) ?? ids.find((each) => isSameLife(LIVES[each], life));
  return id ? words.LIVES[id] : words.ownLife;
};

const findName = (names: readonly (readonly [string, string])[], id: string) =>
  names.find(([each]) => each === id)?.[1];

export const formatPair = ({ a, b }: Pair): string =>
  formatLives({ a, b })
    .replace(/^.*&a=/, '')
    .replace('&b=', '.');

/** The labs, each with what its setting says; undefined for a setting that its page does not have. */
const LABS: Readonly<Record<string, (setting: string) => Place | undefined>> = {
  grown: (setting) => {
    const id = findGrown(setting);
    return (
      id && {
        chapter: 'where',
        name: words.grownName,
        detail: PLACE_WORDS[id].name,
        to: '/thirsty_fashion/where',
        said: { grown: id },
      }
    );
  },
  two: (setting) => {
    const [a, b, ...more] = setting.split('.').map(parseLife);
    if (!a || !b || more.length > 0) return undefined;
    return {
      chapter: 'lives',
      name: words.twoName,
      detail: words.twoDetail(nameLife(a), nameLife(b)),
      to: '/thirsty_fashion/lives',
      hash: formatLives({ a, b }),
    };
  },
  counted: (setting) => {
    const parts = COUNTED_PARTS.filter((part) => setting.split('-').includes(part));
    if (parts.length === 0 || parts.join('-') !== setting) return undefined;
    return {
      chapter: 'shirt',
      name: shell.countedName,
      detail: shell.chapterShirt,
      to: '/charts/embed/counted',
    };
  },
  chart: (setting) => {
    const chart = Object.hasOwn(CHARTS, setting) ? CHARTS[setting as ChartId] : undefined;
    return chart && { ...chart, chapter: 'costs', detail: shell.explore };
  },
  slip: (setting) => {
    const name = findName(SLIP_NAMES, setting);
    if (name === undefined) return undefined;
    return {
      chapter: 'lake',
      name: words.slipName,
      detail: name,
      to: '/teach/slip',
      hash: setting === 'all' ? '' : `#${setting}`,
    };
  },
  worn: (setting) => {
    const wears = READER.wears.parse(setting);
    if (wears === undefined) return undefined;
    return {
      chapter: 'costs',
      name: words.wornName,
      detail: words.wornDetail(setting),
      to: '/thirsty_fashion/info3',
      said: { wears },
      hash: '#tips',
    };
  },
};

/** Where a stop is; undefined for one that this site does not have. */
export function findPlace({ kind, setting }: Stop): Place | undefined {
  const chapter = CHAPTER_STOPS.find((each) => each.kind === kind);
  if (!chapter) {
    const lab = Object.hasOwn(LABS, kind) ? LABS[kind]?.(setting) : undefined;
    // Several of one kind are told apart by their settings.
    return lab && kind !== 'two' ? { ...lab, name: lab.name + COLON + lab.detail } : lab;
  }
  const moment = chapter.moments.find(({ id }) => id === (FORMER_MOMENTS[setting] ?? setting));
  if (!moment) return undefined;
  const { to } = CHAPTERS[chapter.kind];
  const place = { chapter: chapter.kind, to, hash: moment === TOP ? '' : `#${moment.id}` };
  if (moment !== chapter.moments[0]) return { ...place, name: moment.name, detail: chapter.name };
  return { ...place, name: chapter.name, detail: moment.name, question: QUESTIONS[chapter.kind] };
}

/** The places of stops, of those that this site has. */
export const listPlaces = (stops: readonly Stop[]) =>
  stops.flatMap((stop) => {
    const place = findPlace(stop);
    return place ? [{ id: formatStop(stop), place }] : [];
  });

/** Each chapter as a stop. */
export const ROWS: readonly Stop[] = CHAPTER_STOPS.map(({ kind, moments }) => ({
  kind,
  setting: moments[0]?.id ?? '',
}));

/** Where an activity begins: the story's own stops. */
export const START: Activity = {
  ask: '',
  stops: ROWS.filter(({ kind }) => kind !== 'where' && kind !== 'lives'),
};

/** All that may be a stop beside whole chapters, with its name: moments, and labs each in its settings. */
export const MORE_STOPS: readonly { stop: Stop; name: string }[] = [
  ...CHAPTER_STOPS.flatMap(({ kind, moments }) => moments.slice(1).map(({ id }) => ({ kind, setting: id }))),
  ...places.map(({ id }) => ({ kind: 'grown', setting: id })),
  ...[
    { a: LIVES.line, b: LIVES.long },
    { a: LIVES.lower, b: LIVES.higher },
  ].map((pair) => ({ kind: 'two', setting: formatPair(pair) })),
  { kind: 'counted', setting: COUNTED_PARTS.join('-') },
  ...CHART_NAMES.map(([setting]) => ({ kind: 'chart', setting })),
  ...SLIP_NAMES.map(([setting]) => ({ kind: 'slip', setting })),
].flatMap((stop) => {
  const place = findPlace(stop);
  if (!place) return [];
  const isWhole = place.name.endsWith(place.detail);
  return [{ stop, name: isWhole ? place.name : place.detail + COLON + place.name }];
});

/** Reads an activity whose every stop is a place of this site. */
export function readActivity(hash: string): Activity | undefined {
  const read = parseActivity(hash);
  if (!read) return undefined;
  const stops = read.stops.filter((stop) => findPlace(stop) !== undefined);
  return { ...read, stops, ...(stops.length < read.stops.length && { isPart: true }) };
}
