import * as words from '#words/where';
import { formatNumber } from '../../../model/format';
import { findPlaceWater, parseGrown } from '../../../model/placeWater';

/** What the label adds for a place: another study's cups, never summed with its own. Nothing for the world's average. */
export function writeGrownLine(search: string): string | undefined {
  const id = parseGrown(search);
  if (id === undefined || id === 'world') return undefined;
  const { grown, river, rain } = findPlaceWater(id);
  return words.labelSentence(grown, river, formatNumber(river), formatNumber(rain));
}

export const BACK_TO_WORLD = words.backToWorld;
