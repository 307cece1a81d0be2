import { useEffect, useState } from 'react';
import { fetchClaimTexts } from '../../../claim/publishedClaims';
import { useSaid } from '../../../ui/reader';
import { LANGUAGE } from '../../../words/language';

/** A guess of the thirstiest place, and which it is; where both stand on a line of all places, from A to Z, as shares. */
export interface GuessedPlace {
  guessed: { name: string; share: number };
  thirstiest: { name: string; share: number };
}

const CUPS = /^(?!world-)(.+)-river-cups$/;

/** Finds both among the published cups from rivers and wells. Throws a RangeError for a place that there is not. */
export async function fetchGuessedPlace(place: string): Promise<GuessedPlace> {
  const { claims } = await fetchClaimTexts();
  const places = claims
    .flatMap((claim) => {
      const id = CUPS.exec(claim.id)?.[1];
      // A place's name ends the title of its claims.
      const name = claim.title.split(':').at(-1)?.trim() ?? '';
      return id === undefined || !('value' in claim) ? [] : [{ id, name, cups: claim.value }];
    })
    .sort((a, b) => a.name.localeCompare(b.name, LANGUAGE));
  const most = Math.max(...places.map(({ cups }) => cups));
  const put = (isIt: (each: (typeof places)[number]) => boolean) => {
    const index = places.findIndex(isIt);
    const found = places[index];
    if (!found) throw new RangeError(`places: there is no "${place}"`);
    return { name: found.name, share: index / Math.max(1, places.length - 1) };
  };
  return { guessed: put(({ id }) => id === place), thirstiest: put(({ cups }) => cups === most) };
}

/** The same of the place that the address names. Places are fetched only then; of no place, or without its file, nothing is told. */
export function useGuessedPlace(): GuessedPlace | undefined {
  const { place } = useSaid();
  const [found, setFound] = useState<GuessedPlace>();
  useEffect(() => {
    let isGone = false;
    setFound(undefined);
    if (place !== undefined) {
      fetchGuessedPlace(place).then(
        (next) => isGone || setFound(next),
        () => {},
      );
    }
    return () => {
      isGone = true;
    };
  }, [place]);
  return found;
}
