import * as words from '#words/text/label';
import { fetchClaimTexts } from '../../../claim/publishedClaims';
import { useSaid } from '../../../ui/reader';

/** The place that the reader guessed on the page of places, where they did. */
export const useGuessedPlace = (): string | undefined => useSaid().place;

/** A place's cups as published: its name ends the title of its claims. Throws a RangeError for a place that there is not. */
export async function fetchGrownLine(place: string): Promise<string> {
  const { findClaim } = await fetchClaimTexts();
  // Every place has its liters, and no other claims that end like its own do.
  findClaim(`${place}-irrigation`);
  const [river, rain] = [findClaim(`${place}-river-cups`), findClaim(`${place}-rain-cups`)];
  const name = river.title.split(':').at(-1) ?? '';
  return words.grownLine(name.trim(), river.text, rain.text);
}
