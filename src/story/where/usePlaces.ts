import { useState } from 'react';
import type { GrowerId, PlaceId } from '../../data/places';
import { findGrower, findGrown } from '../../model/placeWater';
import { useReader } from '../../ui/reader';

/** What the reader guesses, which place is drawn, and whether the answer has been shown. */
export function usePlaces() {
  const [saidGuess, setGuess] = useReader('place');
  const [saidGrown, setGrown] = useReader('grown');
  const [guess, grown] = [findGrower(saidGuess), findGrown(saidGrown)];
  // A guess that comes with the address has its answer; one that is only marked, by arrow keys, has it not.
  const [isMarking, setIsMarking] = useState(false);
  const [isShown, setIsShown] = useState(false);
  const isAnswered = isShown || (guess !== undefined && !isMarking);
  const shown: PlaceId = grown ?? (isAnswered ? guess : undefined) ?? 'world';
  // Drawn until the reader's own press: what a link draws stands alone.
  const [before, setBefore] = useState<PlaceId>();
  return {
    isAnswered,
    guess,
    grown,
    shown,
    /** The place that was drawn before it. */
    before: before === shown ? undefined : before,
    /** Whether the address says a place that is none. */
    isUnread: (saidGuess !== undefined && !guess) || (saidGrown !== undefined && !grown),
    /** Before the answer a place is guessed, after it drawn. */
    choose: (id: GrowerId) => {
      if (isAnswered) {
        if (id !== shown) setBefore(shown);
        return setGrown(id);
      }
      setIsMarking(true);
      setGuess(id);
      // The guess will be drawn, not what a link had drawn.
      if (grown) setGrown(undefined);
    },
    answer: () => {
      setBefore(shown);
      setIsShown(true);
    },
  };
}
