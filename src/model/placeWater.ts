import { type GrowerId, growers, type Place, type PlaceId, places } from '../data/places';
import { assertSupported } from './phrases';
import { calculatePlaceCups } from './placeCups';

/** One T-shirt's cotton from a place, in whole cups: from rivers and wells, of rain, and both. */
export interface PlaceWater extends Place {
  river: number;
  rain: number;
  both: number;
}

function countCups(place: Place): PlaceWater {
  const river = calculatePlaceCups(place.irrigationLitersPerKg);
  const rain = calculatePlaceCups(place.rainLitersPerKg);
  return { ...place, river, rain, both: river + rain };
}

/** The world's average first, then fifteen places along the thread. */
export const placeWaters: readonly PlaceWater[] = places.map(countCups);
export const growerWaters: readonly PlaceWater[] = growers.map(countCups);

/** Finds a place's cups. Throws a RangeError for an id that no place has. */
export function findPlaceWater(id: PlaceId): PlaceWater {
  const found = placeWaters.find((place) => place.id === id);
  if (!found) throw new RangeError(`places: there is no "${id}"`);
  return found;
}

/** The shirt of most cups: India's, 19,986. All shirts are drawn at the scale at which it has room. */
export const MOST_CUPS = Math.max(...placeWaters.map(({ both }) => both));
/** The most from rivers and wells: Turkmenistan's, 11,414. */
export const MOST_RIVER = Math.max(...placeWaters.map(({ river }) => river));

/** Where the cotton grew, as an address says it: "uzbekistan"; undefined for what is no place of ours. */
export const findGrown = (said: string | undefined): PlaceId | undefined =>
  placeWaters.find(({ id }) => id === said)?.id;

/** The place that the reader guesses, as an address says it; the world's average is none. */
export const findGrower = (said: string | undefined): GrowerId | undefined => {
  const id = findGrown(said);
  return id === 'world' ? undefined : id;
};

export type Sorting = 'river' | 'rain' | 'both';

/** Sorts the fifteen by their cups, the most first; where they are equal, by those from rivers. */
export function sortPlaces(by: Sorting, list: readonly PlaceWater[] = growerWaters): PlaceWater[] {
  return [...list].sort((a, b) => b[by] - a[by] || b.river - a.river);
}

/** A place's rank in that order, from 1. */
export const findRank = (id: PlaceId, by: Sorting): number =>
  sortPlaces(by).findIndex((place) => place.id === id) + 1;

/** What the sentences about the three orders rest on: throws a RangeError where the numbers no longer say so. */
export function describeOrders() {
  const [byRiver, byRain, byBoth] = [sortPlaces('river'), sortPlaces('rain'), sortPlaces('both')];
  const last = byRiver.slice(-3);
  const [most, second] = byRiver;
  const all = byBoth[0];
  const none = last.at(-1);
  if (!most || !second || !none || !all) throw new RangeError('places: three are needed');
  const isTurned = last.every(({ id }) => byRain.slice(1, 4).some((place) => place.id === id));
  assertSupported(isTurned && none.river === 0, 'by rain, the last come first');
  assertSupported(byRain.at(-1)?.id === second.id, 'the second by river is last by rain');
  assertSupported(all.rain > all.river, 'most water of all, most of it rain');
  return {
    /** Most from rivers and wells, and the one after it. */
    most,
    second,
    /** One that takes no river water at all. */
    none,
    /** The last three by river, which are the second to fourth by rain, in that order. */
    turned: byRain.slice(1, 4),
    /** Most water of all, and its rank by river alone. */
    all,
    allByRiver: findRank(all.id, 'river'),
  };
}

/** Days of drinking as they are told: 7,991 cups at 6 a day are 1,332 days; below ten a tenth tells, too: 7.2. */
export function calculateToldDays(cups: number, cupsPerDay: number): number {
  const days = cups / cupsPerDay;
  return days < 10 ? Math.round(days * 10) / 10 : Math.round(days);
}

/** A place with so little river water that the page warns: a small number is no medal. */
export const hasLittleRiver = ({ river, both }: PlaceWater): boolean => river < both / 20;
