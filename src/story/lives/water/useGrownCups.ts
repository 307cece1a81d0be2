import { useEffect, useState } from 'react';
import { fetchClaimTexts, type PublishedClaim } from '../../../claim/publishedClaims';
import type { PlaceCups } from '../../../model/lives/water';
import { useGrownPlace } from '../../costs/label/grownLine';

export interface GrownCups extends PlaceCups {
  /** As the address names it. */
  place: string;
  name: string;
}

const readCups = (claim: PublishedClaim) => ('value' in claim ? claim.value : claim.high);

/** A place's cups as published: the claims of places end their titles with its name. Rejects for a place that there is not. */
async function fetchGrownCups(place: string): Promise<GrownCups> {
  const { findClaim } = await fetchClaimTexts();
  // Every place has its liters, and no other claims that end like its own do.
  findClaim(`${place}-irrigation`);
  const [river, rain] = [findClaim(`${place}-river-cups`), findClaim(`${place}-rain-cups`)];
  return {
    place,
    name: river.title.split(':').at(-1)?.trim() ?? '',
    river: readCups(river),
    rain: readCups(rain),
  };
}

/** The cups of the place where the reader had the cotton grown; nothing before they have come, or of no place. */
export function useGrownCups(): GrownCups | undefined {
  const place = useGrownPlace();
  const [cups, setCups] = useState<GrownCups>();
  useEffect(() => {
    if (place === undefined) return undefined;
    let isGone = false;
    fetchGrownCups(place).then(
      (found) => isGone || setCups(found),
      // Of no place, or without its file, our story's own water stays.
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [place]);
  return cups?.place === place ? cups : undefined;
}
