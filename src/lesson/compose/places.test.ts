import { describe, expect, it } from 'vitest';
import { places } from '../../data/places';
import { formatActivity, parseActivity, type Stop } from '../../model/lesson/activity';
import { slips } from '../../model/lesson/slips';
import { OPENING, STARTS } from '../../model/lives/life';
import { formatSearch } from '../../model/reader';
import { CHAPTER_STOPS, findPlace, formatPair, MORE_STOPS, readActivity } from './places';

/** Twelve activities, as a teacher might order them. */
const ORDERS: readonly (readonly string[])[] = [
  ['pour', 'shirt', 'lake'],
  ['grown'],
  ['two'],
  ['counted', 'shirt'],
  ['chart'],
  ['slip'],
  ['worn', 'costs'],
  ['lives', 'two'],
  ['where', 'grown', 'counted'],
  ['lake', 'slip', 'chart'],
  ['costs', 'worn', 'two', 'grown', 'shirt'],
  ['slip', 'worn', 'chart', 'counted', 'two', 'grown', 'lives', 'costs', 'lake', 'where', 'shirt', 'pour'],
];
const OWN = 'w10-c5-d100-i0-tn-s';
/** Three settings of each kind. */
const SETTINGS: Readonly<Record<string, readonly [string, string, string]>> = {
  pour: ['top', 'top', 'top'],
  shirt: ['one-day', 'rain', 'closing'],
  where: ['places', 'old-map', 'stress'],
  lake: ['claim', 'check', 'cotton'],
  costs: ['process', 'co2', 'end'],
  lives: ['two-lives', 'studies', 'two-lives'],
  grown: ['world', 'egypt', 'australia'],
  two: [formatPair(OPENING), formatPair({ a: STARTS.higher, b: STARTS.rule }), `${OWN}.${OWN}`],
  counted: ['irrigation', 'rain-irrigation', 'rain-irrigation-dilution-factory'],
  chart: ['production', 'water', 'co2'],
  slip: ['all', 'lake', 'megajoules'],
  worn: ['1', '87', '120'],
};

describe('readActivity', () => {
  it('readActivity(hash) is what was put together: 12 activities with 3 settings each', () => {
    for (const [number, order] of ORDERS.entries()) {
      for (const set of [0, 1, 2] as const) {
        const stops = order.map((kind): Stop => ({ kind, setting: SETTINGS[kind]?.[set] ?? '' }));
        const activity = { ask: number % 2 === 0 ? `Why ${number}?` : '', stops };
        expect(readActivity(formatActivity(activity))).toEqual(activity);
      }
    }
  });

  it('findPlace(stop) leads to the nearest moment where an older link has one that is no more', () => {
    for (const setting of ['one-day', 'step-back'])
      expect(findPlace({ kind: 'shirt', setting })?.hash).toBe('#how-many');
    expect(findPlace({ kind: 'shirt', setting: 'bigger' })?.hash).toBe('#closing');
  });

  it('readActivity(hash) leaves out what this site does not have', () => {
    const odd = ['shirt.unknown', 'unknown.rain', 'constructor.name', 'grown.atlantis', 'worn.0', 'worn.087'];
    const wrong = ['counted.irrigation-rain', 'counted.older', `two.${OWN}`, `two.${OWN}.${OWN}.${OWN}`];
    const hash = `#do=1&stops=${['lake.check', ...odd, ...wrong, 'slip.cups'].join('_')}`;
    expect(parseActivity(hash)?.stops.length).toBeGreaterThan(10);
    expect(readActivity(hash)?.stops).toEqual([{ kind: 'lake', setting: 'check' }]);
  });
});

describe('findPlace', () => {
  it('findPlace(stop) leads to the page with the setting in its address', () => {
    const locate = (kind: string, setting: string) => {
      const { to, said = {}, hash = '' } = findPlace({ kind, setting }) ?? { to: '' };
      return to + formatSearch(said) + hash;
    };
    expect(locate('pour', 'top')).toBe('/thirsty_fashion');
    expect(locate('shirt', 'rain')).toBe('/thirsty_fashion/info1#all');
    expect(locate('grown', 'egypt')).toBe('/thirsty_fashion/where?grown=egypt');
    expect(locate('worn', '87')).toBe('/thirsty_fashion/info3?wears=87#tips');
    expect(locate('counted', 'rain-irrigation')).toBe('/charts/embed/counted');
    expect(locate('two', `${OWN}.${OWN}`)).toBe(`/thirsty_fashion/lives#v=1&a=${OWN}&b=${OWN}`);
    expect(locate('chart', 'energy')).toBe('/charts/fabrics#energy');
    expect(locate('slip', 'all')).toBe('/teach/slip');
  });

  it('findPlace(stop) knows every moment, every place and every slip', () => {
    for (const { kind, moments } of CHAPTER_STOPS) {
      expect(moments.length).toBeGreaterThan(0);
      for (const { id } of moments) expect(findPlace({ kind, setting: id })?.name).not.toBe('');
    }
    for (const { id } of places)
      expect(findPlace({ kind: 'grown', setting: id })).toMatchObject({ to: '/thirsty_fashion/where' });
    const offered = MORE_STOPS.filter(({ stop }) => stop.kind === 'slip').map(({ stop }) => stop.setting);
    expect(offered).toEqual(['all', ...slips.map(({ id }) => id)]);
  });

  it('findPlace(stop) asks the question of a whole chapter, and none of a moment within it', () => {
    const [first, second] = CHAPTER_STOPS[1]?.moments ?? [];
    expect(findPlace({ kind: 'shirt', setting: first?.id ?? '' })?.question).toMatch(/\?$/);
    expect(findPlace({ kind: 'shirt', setting: second?.id ?? '' })?.question).toBe(undefined);
  });
});
