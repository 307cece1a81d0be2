import type { Figure, Unit } from '../data/figures';
import { type PlaceFigureId, placeFigures } from '../data/placeFigures';
import { type PlaceId, places } from '../data/places';
import { type CountryId, stressedCountries } from '../data/waterStress';
import { calculatePlaceCups } from './placeCups';

/** The id of any figure of the page about places. */
export type WhereFigureId =
  | PlaceFigureId
  | `${PlaceId}-${'irrigation' | 'rain' | 'river-cups' | 'rain-cups' | 'harvest'}`
  | `${CountryId}-${'volume' | 'stress'}`;

/** Lists the figures of places and countries by their ids: "benin-rain-cups", "peru-stress". Their cups hang on the water of lint, which is unconfirmed. */
export function collectPlaceFigures(): Map<string, Figure> {
  const found = new Map<string, Figure>(Object.entries(placeFigures));
  const add = (id: WhereFigureId, value: number, unit: Unit) =>
    found.set(id, { value, unit, ...(unit === 'cups' && { isUnconfirmed: true }) });
  for (const { id, irrigationLitersPerKg, rainLitersPerKg, harvestMegatons } of places) {
    add(`${id}-irrigation`, irrigationLitersPerKg, 'litersPerKg');
    add(`${id}-rain`, rainLitersPerKg, 'litersPerKg');
    add(`${id}-river-cups`, calculatePlaceCups(irrigationLitersPerKg), 'cups');
    add(`${id}-rain-cups`, calculatePlaceCups(rainLitersPerKg), 'cups');
    if (harvestMegatons !== undefined) add(`${id}-harvest`, harvestMegatons, 'megatons');
  }
  for (const { id, irrigationKm3, stressPercent } of stressedCountries) {
    add(`${id}-volume`, irrigationKm3, 'billionCubicMeters');
    add(`${id}-stress`, stressPercent, 'percent');
  }
  return found;
}

const whereFigures = collectPlaceFigures();

/** Finds a figure of the page about places. Throws a RangeError that names an id which has none. */
export function findWhereFigure(id: WhereFigureId): Figure {
  const figure = whereFigures.get(id);
  if (figure === undefined) throw new RangeError(`places: there is no figure "${id}"`);
  return figure;
}
