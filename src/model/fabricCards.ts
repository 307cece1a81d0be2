import * as words from '#words/text/fabricCards';
import { type Fabric, fabrics } from '../data/fabrics';
import { type ChartMeasure, getMeasure } from './fabrics';
import { assertSupported } from './phrases';
import { findHighest, findLowest } from './rank';
import { capitalize } from './words';

export const CARD_IDS = ['cotton', 'wool', 'hemp', 'polyester'] as const;
export type CardId = (typeof CARD_IDS)[number];

/** What each card tells: which measure its fabric has the most or the least of. */
const TOLD = {
  cotton: [findHighest, 'water'],
  wool: [findHighest, 'co2'],
  hemp: [findLowest, 'energy'],
  polyester: [findLowest, 'water'],
} as const satisfies Record<CardId, readonly [typeof findHighest, ChartMeasure]>;

/**
 * The back of a flashcard: a sentence, "Drinks the most.", and the measure whose number it has. Throws a RangeError when the
 * records stop supporting it.
 */
export function describeCard(id: CardId, records: readonly Fabric[] = fabrics) {
  const [find, measure] = TOLD[id];
  const found = find<Fabric>(records, (fabric) => getMeasure(fabric, measure));
  const text = words.CARD_TEXTS[id];
  assertSupported(found.length === 1 && found[0]?.id === id, capitalize(`${id}: ${text}`));
  return { text, measure };
}
